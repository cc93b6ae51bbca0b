export { type HandWay, handWays } from './hand-ways.ts';
