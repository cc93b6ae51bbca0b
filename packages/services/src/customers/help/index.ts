export { fillHelp } from './fill-help.ts';
export { openingAt } from './opening-at.ts';
export { publishText } from './publish-text.ts';
export { readFaq, readServiceDesk } from './read-help.ts';
