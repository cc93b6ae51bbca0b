import type { Institution } from '../payout-accounts/payout-rules.ts';
import { bankLetters, banksUnderOthers } from './banks.generated.ts';

/** Taken apart once, when the first code is asked for. */
let opened:
  | { readonly letters: ReadonlyMap<string, string>; readonly others: readonly Institution[] }
  | undefined;

/**
 * The bank behind an IFSC: "HDFC0000001" is HDFC Bank's. "HDFC0CAACOB" is not: a co-operative bank that HDFC
 * Bank clears for has it, and its customer looks for that name. The institution is filed under the four
 * letters, so that one account typed with two branches' codes is known as one.
 */
export function bankOfIfsc(ifsc: string): Institution | undefined {
  const code = ifsc.slice(0, 4);
  const { letters, others } = (opened ??= {
    letters: new Map(entriesIn(bankLetters).map((bank) => [bank.code, bank.name])),
    others: entriesIn(banksUnderOthers),
  });
  const name = others.find((other) => ifsc.startsWith(other.code))?.name ?? letters.get(code);
  return name === undefined ? undefined : { code, name };
}

function entriesIn(text: string): Institution[] {
  return text.split('|').map((entry) => {
    const space = entry.indexOf(' ');
    return { code: entry.slice(0, space), name: entry.slice(space + 1) };
  });
}
