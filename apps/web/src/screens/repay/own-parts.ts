export { OwnAmount } from './own-amount.tsx';
export { SurplusChoice } from './surplus-choice.tsx';
