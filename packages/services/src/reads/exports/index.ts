export { type ExportAsked, readExport } from './read-export.ts';
