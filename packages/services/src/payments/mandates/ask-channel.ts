import { marketMoney, markets, type MarketId } from '@candor/markets';
import { accountOfApplication } from '@candor/store/disbursements';
import { findApplicationOfLoan, readLoan } from '@candor/store/loans';
import { findMandate, type Mandate } from '@candor/store/mandates';
import { runCommand } from '../../kernel/commands/run-command.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type {
  MandateForm,
  MandateStanding,
  MandateToAsk,
} from '../../kernel/mandate-ports/mandate-channel.ts';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import { payoutAccountFor } from '../../customers/payout-accounts/payout-accounts-of.ts';
import { hearMandate } from './hear-mandate.ts';
import { debitingChannel, schemeOfMandate, type DebitingChannel } from './scheme-of.ts';

type Parts = Pick<LendingDeps, 'database' | 'now' | 'seal' | 'collectChannels'>;

/** Where the borrower confirms a mandate: the link, or the form that its address wants. */
export type ToConfirm = { readonly link: string | null; readonly form: MandateForm | null };

/**
 * Has the channel ask for a mandate that is stored already, and keeps where the borrower confirms it. Whoever
 * tries again asks for the same, whether the one before died or lost the answer. A form is not kept: it may
 * hold the account, and the channel gives it again.
 */
export async function askChannel(
  parts: Parts,
  mandateId: string,
): Promise<ToConfirm | { readonly refused: 'channel_is_down' | 'mandate_is_declined' }> {
  const { database, collectChannels } = parts;
  const mandate = await database.read((tx) => findMandate(tx, mandateId));
  if (!mandate) throw new Error(`mandate ${mandateId} was not asked for`);
  if (mandate.link !== null) return { link: mandate.link, form: null };
  if (mandate.state !== 'asked') return { refused: 'mandate_is_declined' };
  const channel = debitingChannel(collectChannels, mandate);
  if (!channel) return { refused: 'channel_is_down' };
  const said = await channel.mandates.ask(await toAsk(parts, mandate));
  if (said.heard === 'unknown') return { refused: 'channel_is_down' };
  if (said.heard === 'refused') {
    await hear(parts, mandateId, channel, { is: 'declined', why: said.why });
    return { refused: 'mandate_is_declined' };
  }
  const { link, form = null } = said;
  if (form === null) await hear(parts, mandateId, channel, { is: 'waiting' }, link);
  return { link, form };
}

/** What a channel said of a mandate, as a command of the channel's. */
export async function hear(
  { database, now }: Pick<Parts, 'database' | 'now'>,
  mandateId: string,
  channel: Pick<DebitingChannel, 'id'>,
  standing: Exclude<MandateStanding, { readonly is: 'unknown' }>,
  link?: string,
): Promise<void> {
  await runCommand(database, hearMandate, {
    input: { mandateId, standing, ...(link !== undefined && { link }) },
    actor: { kind: 'channel', id: channel.id },
    now: now(),
  });
}

async function toAsk({ database, seal }: Parts, mandate: Mandate): Promise<MandateToAsk> {
  const { market } = schemeOfMandate(mandate);
  return database.read(async (tx) => {
    const stored = await readLoan(tx, mandate.loanId);
    const orderId = stored && (await findApplicationOfLoan(tx, stored.id));
    const accountId = orderId === undefined ? null : await accountOfApplication(tx, orderId);
    const account = accountId === null ? undefined : await payoutAccountFor(tx, seal, accountId);
    const { id, scheme, mostPerDebit, lastDay, confirmBy } = mandate;
    return {
      id,
      market,
      currency: markets[market].currency.code,
      scheme,
      mostPerDebit,
      lastDay,
      confirmBy,
      label: labelOf(orderId, market, mostPerDebit),
      payer: account
        ? { holder: account.holder, number: account.number, institution: account.institution }
        : null,
    };
  });
}

/** The payer's bank shows it: the loan's reference, and what is debited at most. */
function labelOf(orderId: string | undefined, market: MarketId, most: bigint): string {
  const reference = orderId === undefined ? 'loan' : applicationReference(orderId);
  return `${reference} up to ${marketMoney(market, most)}`;
}
