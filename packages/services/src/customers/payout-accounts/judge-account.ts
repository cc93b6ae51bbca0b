import { isSameName } from '@candor/domain/names';
import type { MarketId } from '@candor/markets';
import {
  payoutRules,
  readAccount,
  type AccountFault,
  type PayoutRules,
  type ReadAccount,
  type TypedAccount,
} from '@candor/markets/payout-accounts';
import {
  hasConfirmedBefore,
  listPayoutAccounts,
  type PayoutAccountInUse,
} from '@candor/store/payout-accounts';
import type { Database, ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { knownName } from './known-name.ts';
import { accountIndex } from './seal-account.ts';

const mostAccounts = 5;

export type AccountRefusal =
  | 'certification_has_faults'
  | 'certification_is_incomplete'
  | 'holder_is_another_person'
  | 'account_is_known'
  | 'too_many_accounts';

export type GoodAccount = {
  readonly account: ReadAccount;
  readonly numberIndex: Buffer;
  /** The first of the five that is free. */
  readonly place: number;
  readonly isFirst: boolean;
  /** False before the first loan: the code that signs it will stand for the account too. */
  readonly needsCode: boolean;
};

type BadAccount = { readonly refused: AccountRefusal; readonly faults: readonly AccountFault[] };

/**
 * Whether an account can be added, in the order in which a person would mend it: what is mistyped, whose it
 * is, whether it is in the list already, whether the list has room. A code is not looked at, so that none is
 * used up by a mistyped number.
 */
export async function judgeAccount(
  tx: ReadTx,
  seal: PersonSeal,
  owner: { readonly borrowerId: string; readonly market: MarketId },
  typed: TypedAccount,
): Promise<GoodAccount | BadAccount> {
  const { borrowerId, market } = owner;
  const account = readAccount(market, typed);
  if ('faults' in account) return { refused: 'certification_has_faults', faults: account.faults };
  const refuse = (refused: AccountRefusal) => ({ refused, faults: [] });
  const known = await knownName(tx, seal, borrowerId);
  if (!known) return refuse('certification_is_incomplete');
  const habits: PayoutRules = payoutRules[market];
  if (!isSameName(known, account.holder, habits)) return refuse('holder_is_another_person');
  // One that no code has confirmed makes room for this one.
  const earlier = (await listPayoutAccounts(tx, borrowerId)).filter(
    ({ confirmedAt }) => confirmedAt !== null,
  );
  const numberIndex = accountIndex(seal, { market, bank: account.bank.code, number: account.number });
  if (earlier.some((one) => one.numberIndex.equals(numberIndex))) return refuse('account_is_known');
  const place = freePlace(earlier);
  if (place === undefined) return refuse('too_many_accounts');
  const needsCode = await hasConfirmedBefore(tx, borrowerId);
  return { account, numberIndex, place, isFirst: earlier.length === 0, needsCode };
}

/** Judges an account in a transaction of its own: a form asks so before a code is sent. */
export function checkAccount(
  database: Database,
  seal: PersonSeal,
  owner: { readonly borrowerId: string; readonly market: MarketId },
  typed: TypedAccount,
): Promise<GoodAccount | BadAccount> {
  return database.read((tx) => judgeAccount(tx, seal, owner, typed));
}

function freePlace(taken: readonly PayoutAccountInUse[]): number | undefined {
  const places = Array.from({ length: mostAccounts }, (_, at) => at + 1);
  return places.find((place) => taken.every((one) => one.place !== place));
}
