export { registerText } from './register-text.ts';
export type { TemplateChannel, TemplateKey } from './template-table.ts';
export { isTemplateKey } from './template-table.ts';
export { unregisteredTexts } from './unregistered-texts.ts';
export { readCollectionTexts } from './words-in-force.ts';
