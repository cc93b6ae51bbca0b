import { consoleImportAsk } from './import-ask.ts';
import { consoleImportCheck } from './import-check.ts';
import { consoleImportRefused } from './import-refused.ts';
import { consoleImportTemplate } from './import-template.ts';
import { consoleImport } from './import.ts';
import { consoleImports } from './imports.ts';

export const consoleImportCalls = [
  consoleImportCheck,
  consoleImportAsk,
  consoleImports,
  consoleImport,
  consoleImportRefused,
  consoleImportTemplate,
] as const;
