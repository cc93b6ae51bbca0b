export {
  countSentBy,
  insertRegistration,
  listRegistrations,
  textsRegisteredAs,
  type TextRegistration,
} from './registrations.ts';
export {
  insertTemplateVersion,
  listTemplateTexts,
  newestTemplates,
  type NewTemplateText,
  type TemplateScope,
  type TemplateText,
} from './template-versions.ts';
export { type TemplateInForce, templatesInForce } from './templates-in-force.ts';
