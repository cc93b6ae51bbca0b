import { accounts } from '@candor/domain/ledger';
import { isMarketId, marketMoney, type MarketId } from '@candor/markets';
import { findImport, noteImportBegun, type LoanImport } from '@candor/store/imports';
import type { ReadTx } from '@candor/store/database';
import type { ActPosting, ActPreview, ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import type { Facts } from '../../kernel/commands/command.ts';
import { summaryOf, type KeptSums } from './kept-summary.ts';

/** What was asked for: the file is kept under this id and never changed. */
export type ImportLoans = { readonly importId: string };

/**
 * Loans that come over from an earlier system: one person asks, another sees the sums and the file's
 * fingerprint, and agrees.
 */
export const importLoans = {
  key: 'loans.import',
  name: 'Import loans',
  asks: 'import.run',
  decides: 'setup.approve',

  async line(tx, { importId }) {
    const { market, fileName, totals } = await importOf(tx, importId);
    return {
      about: fileName,
      size: `${loansText(totals.loans)} · ${marketMoney(market, BigInt(totals.principal))}`,
      place: { section: 'import', id: importId },
    };
  },

  async preview(tx, { importId }) {
    const { fileName, asOf, fingerprint, summary, totals, begunAt } = await importOf(tx, importId);
    if (begunAt !== null) return { refused: 'import_has_begun' };
    const loans = loansText(totals.loans);
    return {
      title: `Import ${loans}?`,
      commits: `Import ${loans}`,
      figures: figuresOf(totals),
      terms: [
        term('File', fileName),
        // The whole of it stands beside the file.
        term('Fingerprint', `${fingerprint.slice(0, 16)}…`),
        term('As of the end of', asOf),
        ...Object.entries(summary.products).map(([product, { loans: of }]) => term(product, loansText(of))),
      ],
      checks: [
        { is: 'kept', words: `${summary.good} of ${summary.rows} rows are good` },
        ...(summary.refused > 0
          ? [{ is: 'look', words: `${summary.refused} rows are refused and stay out` } as const]
          : []),
        ...(summary.known > 0
          ? [{ is: 'look', words: `${summary.known} loans are of people who have an account here` } as const]
          : []),
        ...(summary.late > 0 ? [{ is: 'look', words: `${summary.late} loans are late` } as const] : []),
        { is: 'kept', words: 'Each row is checked again on import; a loan is imported once' },
      ],
      postings: postingsOf(totals),
      sent: null,
    } satisfies ActPreview;
  },

  async carryOut(tx, { importId }, { now }) {
    const { fingerprint, totals, begunAt } = await importOf(tx, importId);
    if (begunAt !== null) return { refused: 'import_has_begun' };
    await noteImportBegun(tx, importId, now);
    return {
      facts: { import: importId, fingerprint, loans: totals.loans, principal: totals.principal },
      outbox: [{ topic: 'import.agreed', payload: { importId } }],
    };
  },
} as const satisfies ApprovableAct<ImportLoans & Facts>;

async function importOf(tx: ReadTx, importId: string) {
  const found: LoanImport | undefined = await findImport(tx, importId);
  if (!found || !isMarketId(found.market)) throw new Error(`there is no import ${importId}`);
  const { summary, totals } = summaryOf(found.summary);
  return { ...found, market: found.market satisfies MarketId, summary, totals };
}

function loansText(loans: number): string {
  return loans === 1 ? '1 loan' : `${loans} loans`;
}

function term(name: string, is: string) {
  return { name, before: '–', after: is };
}

const parts = [
  ['principal', 'Principal', 'principal-receivable'],
  ['interest', 'Interest', 'interest-receivable'],
  ['fee', 'Fees', 'fee-receivable'],
  ['penalty', 'Late charges', 'penalty-receivable'],
] as const;

function figuresOf(totals: KeptSums): ActPreview['figures'] {
  const all = parts.reduce((sum, [part]) => sum + BigInt(totals[part]), 0n);
  return [
    ...parts.map(([part, name]) => ({ name, before: '0', after: totals[part] })),
    { name: 'Owed in all', before: '0', after: String(all), isTotal: true },
  ];
}

/** As one sum: every loan has an entry of its own. */
export function postingsOf(totals: KeptSums): ActPosting[] {
  const named = (code: keyof typeof accounts) => `${accounts[code].number} ${accounts[code].name}`;
  const owed = parts.flatMap(([part, , code]): ActPosting[] =>
    totals[part] === '0' ? [] : [{ account: named(code), side: 'debit', amount: totals[part] }],
  );
  const amount = String(parts.reduce((sum, [part]) => sum + BigInt(totals[part]), 0n));
  return [...owed, { account: named('brought-in'), side: 'credit', amount }];
}
