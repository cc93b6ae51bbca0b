export { decideManually } from './decide-manually.ts';
export { type DecisionGrounds, openGrounds } from './decision-grounds.ts';
export { decisionWords, factLines } from './decision-words.ts';
export { decideSubmitted } from './decide-submitted.ts';
