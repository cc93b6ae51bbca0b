export { chooseWay, readMessageWays } from './choose-way.ts';
export { hearReport } from './hear-report.ts';
