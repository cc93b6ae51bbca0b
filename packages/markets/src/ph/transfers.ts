import { bankPresets } from './banks/bank-presets.ts';
import type { TransferRules } from '../transfers/transfer-rules.ts';
import { bankSteps, transferTexts } from '../transfers/transfer-texts.ts';

/**
 * InstaPay carries up to ₱50,000 at once, PESONet any amount by the end of the banking day; the payer's bank
 * chooses. Banks number transfers as they like: from 8 letters and digits on the number is long enough to
 * mean one transfer.
 */
export const transfers = {
  ownAccount: {
    form: 'holder|bank|number',
    example: 'Candor Lending Inc.|BDO Unibank|001234567890',
    codeName: null,
  },
  statement: { signs: ['₱', 'PHP'], numberNames: ['INSTAPAY', 'PESONET'], presets: bankPresets },
  ways: [
    {
      key: 'transfer',
      kind: 'bank-transfer',
      name: transferTexts.all('bank'),
      speed: 'same-day',
      least: 1_00n,
      most: null,
      steps: bankSteps,
    },
  ],
  numberShapes: [/^(?=.*\d)[A-Z0-9]{8,30}$/],
  numberExample: 'IP20261116004187',
} as const satisfies TransferRules;
