import { isSameName } from '@candor/domain/names';
import { isMarketId, type MarketId } from '@candor/markets';
import {
  findInstitution,
  payoutRules,
  readAccount,
  type PayoutRules,
  type TypedAccount,
} from '@candor/markets/payout-accounts';
import { holdersOfNumber, insertRefundAccount, refundAccountsOfIds } from '@candor/store/refunds';
import { listStaff } from '@candor/store/staff';
import type { ReadTx, Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Refusal } from '../../kernel/commands/command.ts';
import { keepAttachments, type StoredFile } from '../file/keep-attachments.ts';
import { accountIndex, holderAbout, institutionNameOf, maskNumber, numberAbout } from './seal-account.ts';

/** What the files that prove whose it is are attached to. */
export const refundAccountSubject = (accountId: string) => `refund-account:${accountId}`;

const proofAbout = (accountId: string) => `account-proof:${accountId}`;

/** Where money shall go back to, as somebody in finance typed it, and what shows whose account it is. */
export type GivenAccount = TypedAccount & {
  readonly accountId: string;
  readonly market: MarketId;
  readonly proof: string;
  /** The picture or document itself: a sentence proves nothing. */
  readonly files: readonly StoredFile[];
};

export type GivenAccountRule = 'refund_account_is_malformed' | 'refund_account_lacks_proof';

/**
 * Keeps it for whoever approves: they open the proof and compare it with the account. Nothing goes there
 * before they have agreed.
 */
export async function keepRefundAccount(
  tx: Tx,
  seal: PersonSeal,
  { accountId: id, market, proof, files, ...typed }: GivenAccount,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<Refusal<GivenAccountRule> | undefined> {
  const account = readAccount(market, typed);
  if ('faults' in account) {
    const field = account.faults[0]?.field ?? 'number';
    return { refused: 'refund_account_is_malformed', facts: { field } };
  }
  if (proof.trim().length < 3 || files.length === 0) return { refused: 'refund_account_lacks_proof' };
  await insertRefundAccount(tx, {
    id,
    market,
    kind: account.kind,
    institution: account.institution,
    numberSealed: seal.seal(account.number, numberAbout(id)),
    numberIndex: accountIndex(seal, { market, bank: account.bank.code, number: account.number }),
    holderSealed: seal.seal(account.holder, holderAbout(id)),
    proofSealed: seal.seal(proof.trim(), proofAbout(id)),
    givenBy: by,
    givenAt: now,
  });
  const about = { subject: refundAccountSubject(id), borrowerId: null, staffId: by, at: now };
  await keepAttachments(tx, seal, files, about);
  return undefined;
}

/** Each with the whole number: for whoever sends it. */
export async function openRefundAccounts(tx: ReadTx, seal: PersonSeal, accountIds: readonly string[]) {
  return (await refundAccountsOfIds(tx, accountIds)).flatMap(({ market, ...row }) => {
    if (!isMarketId(market)) return [];
    const { id, kind, institution } = row;
    const number = seal.open(row.numberSealed, numberAbout(id));
    return {
      accountId: id,
      market,
      kind,
      institution,
      institutionName: institutionNameOf({ market, institution }),
      number,
      masked: maskNumber(number),
      holder: seal.open(row.holderSealed, holderAbout(id)),
      proof: seal.open(row.proofSealed, proofAbout(id)),
    };
  });
}

export async function openRefundAccount(tx: ReadTx, seal: PersonSeal, accountId: string) {
  const [account] = await openRefundAccounts(tx, seal, [accountId]);
  return account;
}

/** Who works or worked here and holds an account: by its holder's name, or by its number under any name. */
export type StaffHolder = { readonly name: string; readonly by: 'holder' | 'number' };

/**
 * Whether an account is that of a member of staff. Names are compared as a borrower's are: "REYES, MARCO A."
 * is Marco Reyes. A number is looked for among all accounts that were ever given, so that the account which
 * was once refused under a colleague's name is known again under a stranger's.
 */
export async function staffBehindAccount(
  tx: ReadTx,
  seal: PersonSeal,
  account: Pick<TypedAccount, 'institution' | 'number' | 'holder'> & { readonly market: MarketId },
): Promise<StaffHolder | undefined> {
  const { market, institution, number, holder } = account;
  const staff = await allStaffNames(tx);
  const habits: PayoutRules = payoutRules[market];
  const nameOf = (written: string) => staff.find((name) => isSameName(knownAs(name), written, habits));
  const named = nameOf(holder);
  if (named !== undefined) return { name: named, by: 'holder' };
  const bank = findInstitution(market, institution)?.code ?? institution;
  for (const row of await holdersOfNumber(tx, accountIndex(seal, { market, bank, number }))) {
    const other = nameOf(seal.open(row.holderSealed, holderAbout(row.accountId)));
    if (other !== undefined) return { name: other, by: 'number' };
  }
  return undefined;
}

/** Staff have one name: its last word is taken for the family's. */
function knownAs(fullName: string) {
  const words = fullName.trim().split(/\s+/u);
  return { fullName, givenNames: words.length > 1 ? words.slice(0, -1).join(' ') : fullName };
}

/** Everybody, those who have left too: a page after the other. */
async function allStaffNames(tx: ReadTx): Promise<string[]> {
  const names: string[] = [];
  let after: string | null = null;
  const limit = 200;
  for (;;) {
    const page = await listStaff(tx, { after, limit });
    names.push(...page.map(({ name }) => name));
    const last = page.at(-1);
    if (!last || page.length < limit) return names;
    after = last.id;
  }
}
