export { leftToReseal, resealAll, type ResealProgress } from './reseal.ts';
