export { runCalculator } from './run-calculator.ts';
