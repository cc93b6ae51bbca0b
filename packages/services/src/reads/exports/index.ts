export { readExport } from './read-export.ts';
