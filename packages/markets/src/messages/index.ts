// For the server alone: a phone gets the ways that it may choose from as the answer of a call.
export {
  choosablePurposes,
  firstWays,
  type ChoosablePurpose,
  type FirstWay,
  type MessageWays,
  type WaysOfPurpose,
} from './message-ways.ts';
export { messageWays } from './registry.generated.ts';
