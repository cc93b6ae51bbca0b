import { isMarketId, type MarketId } from '@candor/markets';
import { readAccount, type TypedAccount } from '@candor/markets/payout-accounts';
import { findRefundAccount, insertRefundAccount } from '@candor/store/refunds';
import type { ReadTx, Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Refusal } from '../../kernel/commands/command.ts';
import { holderAbout, institutionNameOf, maskNumber, numberAbout } from './seal-account.ts';

const proofAbout = (accountId: string) => `account-proof:${accountId}`;

/** Where money shall go back to, as somebody in finance typed it, and what shows whose account it is. */
export type GivenAccount = TypedAccount & {
  readonly accountId: string;
  readonly market: MarketId;
  readonly proof: string;
};

export type GivenAccountRule = 'refund_account_is_malformed' | 'refund_account_lacks_proof';

/**
 * Keeps it for whoever approves: they see bank, end of the number, holder and proof. Nothing goes there
 * before they have agreed.
 */
export async function keepRefundAccount(
  tx: Tx,
  seal: PersonSeal,
  { accountId: id, market, proof, ...typed }: GivenAccount,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<Refusal<GivenAccountRule> | undefined> {
  const account = readAccount(market, typed);
  if ('faults' in account) {
    const field = account.faults[0]?.field ?? 'number';
    return { refused: 'refund_account_is_malformed', facts: { field } };
  }
  if (proof.trim().length < 3) return { refused: 'refund_account_lacks_proof' };
  await insertRefundAccount(tx, {
    id,
    market,
    kind: account.kind,
    institution: account.institution,
    numberSealed: seal.seal(account.number, numberAbout(id)),
    holderSealed: seal.seal(account.holder, holderAbout(id)),
    proofSealed: seal.seal(proof.trim(), proofAbout(id)),
    givenBy: by,
    givenAt: now,
  });
  return undefined;
}

/** With the whole number: for whoever sends it. */
export async function openRefundAccount(tx: ReadTx, seal: PersonSeal, accountId: string) {
  const row = await findRefundAccount(tx, accountId);
  if (!row || !isMarketId(row.market)) return undefined;
  const { id, market, kind, institution } = row;
  const number = seal.open(row.numberSealed, numberAbout(id));
  return {
    market,
    kind,
    institution,
    institutionName: institutionNameOf({ market, institution }),
    number,
    masked: maskNumber(number),
    holder: seal.open(row.holderSealed, holderAbout(id)),
    proof: seal.open(row.proofSealed, proofAbout(id)),
  };
}
