export {
  readTemplate,
  readTemplates,
  type TemplateFile,
  type TemplateLine,
  tryText,
  type TriedText,
} from './read-templates.ts';
