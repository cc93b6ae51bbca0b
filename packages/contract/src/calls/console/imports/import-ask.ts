import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { instant } from '../../../fields/instant.ts';
import { plainText } from '../../../fields/plain-text.ts';
import { reasonGiven } from '../reason-given.ts';
import { importBodyBytes, importFile } from '../imports.ts';

export const consoleImportAsk = defineCall({
  id: 'A15.165',
  group: 'console',
  name: 'import-ask',
  method: 'POST',
  audience: 'staff',
  permission: 'import.run',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  maxBodyBytes: importBodyBytes,
  summary:
    'Ask a second person to agree to bringing in the good rows of a file. It is kept, sealed; nothing else happens before.',
  request: z.strictObject({
    ...importFile,
    fileName: plainText(200)
      .regex(/\S/u)
      .meta({ examples: ['loans-2026-11-16.csv'] }),
    fingerprint: z
      .string()
      .regex(/^[0-9a-f]{64}$/u)
      .meta({ description: 'Of the file whose dry run was looked at.', examples: ['0'.repeat(64)] }),
    reason: reasonGiven,
  }),
  response: z.strictObject({ importId: z.uuid(), requestId: z.uuid(), deadlineAt: instant }),
  errors: [
    'market_not_offered',
    'import_file_is_unreadable',
    'import_file_is_another',
    'import_has_no_good_row',
    'approval_waits_already',
    'idempotency_key_in_use',
    'idempotency_key_reused',
  ],
});
