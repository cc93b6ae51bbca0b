import type { Figure } from './figure.ts';
import { pdfText } from './pdf-text.ts';
import type { Person } from './person.ts';

type File = { base64: string };
type Sheet = { loanId: string; hasReceipt: boolean; amount: number; paid: Record<string, number> | null };
type Table = { heads: string[]; lines: string[][]; totals: string[] };
type Agreement = { files: string[]; sections: { table: Table | null }[] };

export type Read = { readonly figures: readonly Figure[]; readonly faults: readonly string[] };

/** In each language that papers are printed in. */
const stillOwed = new Set(['Still owed', 'Utang pa', 'अब भी बकाया']);

/** ₱2,910.19 and −2,910.19 as minor units; nothing else is an amount. */
function minorOf(text: string): number | undefined {
  const found = /^(?<minus>[−-]?)[₱₹]?(?<figures>[\d,]+\.\d\d)$/u.exec(text.trim())?.groups;
  if (!found) return undefined;
  const minor = Number(found['figures']?.replaceAll(/[,.]/gu, ''));
  return found['minus'] ? -minor : minor;
}

const linesOf = async (who: Person, path: string, query: Record<string, string>) => {
  const { base64 } = await who.borrower.get<File>(path, query);
  return pdfText(Buffer.from(base64, 'base64')).split('\n');
};

/** What the papers of a borrower say, read from the files themselves: statements, receipts and agreements. */
export async function figuresOnPapers(who: Person): Promise<Read> {
  const figures: Figure[] = [];
  const faults: string[] = [];
  const { today } = await who.borrower.get<{ today: string }>('home/page');
  for (const { loanId: loan } of await who.orders()) {
    if (loan === null) continue;
    const owed = await owedOnStatement(who, loan, today);
    if (owed === undefined) faults.push(`the statement of ${loan} does not say what is owed`);
    else figures.push({ figure: 'owed', loan, asOf: today, minor: owed, where: 'the statement (PDF)' });
    faults.push(...(await agreementFaults(who, loan)));
  }
  for (const paymentId of who.payments.slice(-3)) faults.push(...(await receiptFaults(who, paymentId)));
  return { figures, faults };
}

async function owedOnStatement(who: Person, loanId: string, until: string): Promise<number | undefined> {
  const from = `${Number(until.slice(0, 4)) - 2}${until.slice(4, 8)}01`;
  const lines = await linesOf(who, 'loan/statement', { loanId, from, until });
  const at = lines.findIndex((line) => stillOwed.has(line));
  return at < 0 ? undefined : minorOf(lines[at + 1] ?? '');
}

/**
 * A receipt adds up line by line to what was received, and each line is what the app says of that payment.
 */
async function receiptFaults(who: Person, paymentId: string): Promise<string[]> {
  const { hasReceipt, amount, paid } = await who.borrower.get<Sheet>('loan/payment-status', { paymentId });
  if (!hasReceipt) return [];
  const lines = await linesOf(who, 'loan/receipt', { paymentId });
  const amounts = lines.map(minorOf).filter((minor) => minor !== undefined);
  const [first, ...rest] = amounts;
  const last = rest.pop();
  const where = `the receipt of ${paymentId} (PDF)`;
  const faults: string[] = [];
  if (first !== amount || last !== amount) faults.push(`${where} is for ${first} and ${last}, not ${amount}`);
  const sum = rest.reduce((all, minor) => all + minor, 0);
  if (sum !== amount) faults.push(`${where}: its lines are ${sum} of ${amount}`);
  for (const [part, minor] of Object.entries(paid ?? {}))
    if (minor > 0 && !rest.includes(minor)) faults.push(`${where} does not say ${minor} of ${part}`);
  return faults;
}

/** The file of an agreement has every amount of the agreement on the screen, and its columns add up. */
async function agreementFaults(who: Person, loanId: string): Promise<string[]> {
  const { files, sections } = await who.borrower.get<Agreement>('contract/agreement', { loanId });
  if (!files.includes('agreement')) return [];
  const lines = new Set(await linesOf(who, 'contract/file', { loanId, document: 'agreement' }));
  const faults: string[] = [];
  for (const { table } of sections) {
    if (!table) continue;
    for (const cell of [...table.lines.flat(), ...table.totals])
      if (minorOf(cell) !== undefined && !lines.has(cell))
        faults.push(`the agreement of ${loanId} says ${cell}, and its file does not`);
    for (const [column, total] of table.totals.entries()) {
      const whole = minorOf(total);
      if (whole === undefined) continue;
      const sum = table.lines.reduce((all, line) => all + (minorOf(line[column] ?? '') ?? 0), 0);
      if (sum !== whole)
        faults.push(
          `the agreement of ${loanId}: ${table.heads[column]} is ${total}, and its lines are ${sum}`,
        );
    }
  }
  return faults;
}
