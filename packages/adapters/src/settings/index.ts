export { leavesInTheClear, leavesTheMachine } from './leaves-in-the-clear.ts';
export { setting, type Environment, type Setting, type SettingTable, type ValuesOf } from './setting.ts';
export * as kind from './setting-kinds.ts';
export { Unfit, type Kind } from './setting-kinds.ts';
