import type { CalendarDate } from '@candor/domain/calendar';
import { inEachLanguage } from '@candor/i18n';
import { isLanguage, isMarketId } from '@candor/markets';
import { findBorrower } from '@candor/store/borrowers';
import type { BureauDispute } from '@candor/store/bureau';
import type { Tx } from '@candor/store/database';
import type { OutboxMessage } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { longDay } from '../../customers/messages/day-words.ts';
import { writeMessage } from '../../customers/messages/write-message.ts';
import type { BureauMessageStep } from '../../kernel/outbox/told-steps.ts';
import { bureauTexts } from './bureau-texts.ts';

type Told = Pick<BureauDispute, 'borrowerId' | 'market'> & { readonly decideBy: CalendarDate };

/** Into the inbox; a phone is only told that there is news. Whoever has left the house is told nothing. */
export async function notifyOfDispute(
  tx: Tx,
  { seal, newId }: Pick<IdentityDeps, 'seal' | 'newId'>,
  { borrowerId, market, decideBy }: Told,
  {
    step,
    loan,
    reason,
    now,
  }: {
    readonly step: Exclude<BureauMessageStep, 'default'>;
    readonly loan: string;
    readonly reason: string;
    readonly now: Date;
  },
): Promise<OutboxMessage[]> {
  const borrower = await findBorrower(tx, borrowerId);
  if (!borrower || borrower.phoneSealed === null || !isMarketId(market)) return [];
  const language = isLanguage(borrower.language) ? borrower.language : 'en';
  const message = {
    id: newId(),
    market,
    borrowerId,
    language,
    kind: `bureau-${step}`,
    // What they have just said themselves rings no phone.
    channel: step === 'raised' ? 'inbox' : 'sms',
    title: bureauTexts.all(`${step}.title`),
    body: inEachLanguage((of) =>
      bureauTexts(of)(`${step}.body`, { loan, day: longDay(of, decideBy), reason }),
    ),
  } as const;
  return writeMessage(tx, seal, message, now);
}
