import type { MarketId } from '@candor/markets';
import { reportingDayAfter } from '@candor/markets/bureau';
import {
  findBureauRowOfLoan,
  insertBureauRefusal,
  lockBureauFile,
  moveBureauFile,
  type BureauFile,
} from '@candor/store/bureau-files';
import type { Tx } from '@candor/store/database';
import type { Command } from '../../kernel/commands/command.ts';
import { loansNamed } from '../../lending/loans/loan-name.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { readCsvLine } from '../../payments/disbursements/csv-line.ts';

export type BureauAnswer = { readonly fileId: string; readonly csv: string };

export type ReceivedBureau = {
  /** Rows that the bureau did not take and that nobody knew of. */
  readonly notTaken: number;
  readonly known: number;
  readonly faults: readonly { readonly line: number; readonly sentence: string }[];
};

const heads = ['account', 'code', 'reason'];

/**
 * What the bureau answered: a line for each row that it did not take, with the account, its code and its
 * words. Each becomes work until it was mended and a later file carries it. A line that is about none of the
 * file's rows is told and changes nothing.
 *   account,code,reason
 *   CL-FWX93-GGB9Q,E104,Date of birth is missing
 */
export const readBureauAnswer = ({
  newId,
}: Pick<IdentityDeps, 'newId'>): Command<
  BureauAnswer,
  ReceivedBureau,
  'not_found' | 'bureau_cannot_change_so'
> => ({
  name: 'bureau.read-answer',
  subject: ({ fileId }) => `bureau-file:${fileId}`,
  async decide(tx, { fileId, csv }, { now }) {
    const file = await lockBureauFile(tx, fileId);
    if (!file) return { refused: 'not_found' };
    if (file.state !== 'sent' && file.state !== 'answered')
      return { refused: 'bureau_cannot_change_so', facts: { state: file.state } };
    let [notTaken, known] = [0, 0];
    const faults: { line: number; sentence: string }[] = [];
    for (const { line, cells } of linesIn(csv)) {
      const said = await keepRefusal(tx, file, cells, { id: newId(), now });
      if (said === 'new') notTaken += 1;
      else if (said === 'known') known += 1;
      else faults.push({ line, sentence: said });
    }
    await moveBureauFile(tx, fileId, 'answered', now);
    return {
      output: { notTaken, known, faults },
      facts: { notTaken, known, faults: faults.length },
    };
  },
});

function linesIn(csv: string): { readonly line: number; readonly cells: readonly string[] | undefined }[] {
  return csv
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .map((text, at) => ({ line: at + 1, text }))
    .filter(({ text }) => text.trim() !== '')
    .map(({ line, text }) => ({ line, cells: readCsvLine(text) }))
    .filter(
      ({ line, cells }) => line > 1 || cells?.map((each) => each.toLowerCase()).join() !== heads.join(),
    );
}

/** 'new', 'known', or what is wrong with the line. */
async function keepRefusal(
  tx: Tx,
  { id: fileId, market, day }: BureauFile,
  cells: readonly string[] | undefined,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<string> {
  if (!cells) return 'Its quotes do not close.';
  if (cells.length !== heads.length)
    return `It has ${cells.length} cells and not three: account, code, reason.`;
  const [account = '', code = '', words = ''] = cells;
  const loans = await loansNamed(tx, market, account);
  const row = loans.length === 1 && loans[0] ? await findBureauRowOfLoan(tx, fileId, loans[0]) : undefined;
  if (!row) return `“${account.slice(0, 40)}” is no row of this file.`;
  const dueOn = reportingDayAfter(market as MarketId, day).sendBy;
  const refusal = {
    id,
    market,
    fileId,
    n: row.n,
    loanId: row.loanId,
    code: code.slice(0, 40),
    words: words.slice(0, 500),
    raisedAt: now,
    dueOn,
  };
  return (await insertBureauRefusal(tx, refusal)) ? 'new' : 'known';
}
