import { calls } from './calls.ts';
import { renderCallTable, renderConsoleCalls } from './client/render-call-table.ts';
import { renderErrorList } from './errors/error-list.ts';
import { openApiDocument } from './openapi.ts';
import { renderPermissionMatrix } from './staff/permission-matrix.ts';

/**
 * What is derived from the declarations and kept in the repository, by its path there. A test holds it to
 * this. A function, so that a server that only wants the calls does not write documents first.
 */
export const generatedFiles = (): Readonly<Record<string, string>> => ({
  'docs/openapi.json': `${JSON.stringify(openApiDocument(calls), null, 2)}\n`,
  'docs/errors.md': renderErrorList(calls),
  'docs/permissions.md': renderPermissionMatrix(calls),
  'packages/contract/src/client/call-table.generated.ts': renderCallTable(calls),
  'packages/contract/src/console-client/console-calls.generated.ts': renderConsoleCalls(calls),
});
