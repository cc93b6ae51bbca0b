export { amountText } from './amount.ts';
export { divideRounded, roundingModes } from './divide-rounded.ts';
export { parseMoney } from './parse-money.ts';
export { minorOfTyped } from './typed-amount.ts';
export { typedOfMinor } from './typed-of-minor.ts';
