export { isConsoleOpenTo, readConsoleAccess } from './console-access.ts';
export { isWithin, readNetwork } from './networks.ts';
export { openNetworks } from './open-networks.ts';
export { refuseNetwork, refuseStale } from './refuse-caller.ts';
