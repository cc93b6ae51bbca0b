import { joinSentences } from '@candor/i18n';
import { isLanguage, isMarketId, marketMoney, type Language } from '@candor/markets';
import { findBorrower } from '@candor/store/borrowers';
import { findApplication, type LoanApplication } from '@candor/store/applications';
import type { Command } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import { reasonWords } from './application-reasons.ts';
import { returnNoteOf } from '../decisions/return-note.ts';
import { termWords } from '../contracts/term-words.ts';
import { longDay } from '../../customers/messages/day-words.ts';
import {
  applicationWords,
  returnNoteWords,
  type ToldStep,
} from '../../customers/messages/application-texts.ts';
import { writeMessage } from '../../customers/messages/write-message.ts';

export type NotifyAboutApplication = { readonly orderId: string; readonly step: ToldStep };

/** What the borrower has just done themselves, or need not act on, is in the inbox and rings no phone. */
const quiet: ReadonlySet<ToldStep> = new Set(['referred', 'withdrawn']);

/**
 * Writes to the borrower about a step of an order: the words go into the inbox, and an SMS only says that
 * there is a message. Offers end as a day ends, around midnight: of these the phone rings in the morning.
 */
export const notifyAboutApplication = ({
  seal,
  newId,
}: Pick<IdentityDeps, 'seal' | 'newId'>): Command<NotifyAboutApplication, null, 'nobody_to_tell'> => ({
  name: 'order.tell',
  subject: ({ orderId }) => `order:${orderId}`,
  async decide(tx, { orderId, step }, { now }) {
    const order = await findApplication(tx, orderId);
    const borrower = order && (await findBorrower(tx, order.borrowerId));
    if (!order || !borrower || !isMarketId(order.market)) return { refused: 'nobody_to_tell' };
    const words = aboutApplication(order, step, await returnNoteOf(tx, seal, order));
    const message = {
      id: newId(),
      market: order.market,
      borrowerId: order.borrowerId,
      language: isLanguage(borrower.language) ? borrower.language : 'en',
      kind: `order-${step}`,
      channel: quiet.has(step) ? 'inbox' : 'sms',
      about: { is: 'order', id: orderId },
      ...words,
    } as const;
    return { output: null, facts: { step }, outbox: await writeMessage(tx, seal, message, now) };
  },
});

/** What a borrower reads of a step of an order. */
export function aboutApplication(
  order: LoanApplication,
  step: ToldStep,
  note: string | null,
): ReturnType<typeof applicationWords> {
  const { market, offer, amount, term, askedTerm } = order;
  const money = (minor: bigint) => (isMarketId(market) ? marketMoney(market, minor) : '');
  const facts = (language: Language) => ({
    reference: applicationReference(order.id),
    most: money(offer?.mostAmount ?? amount),
    asked: money(amount),
    askedTerm: termWords(language, askedTerm ?? term),
    term: termWords(language, term),
    until: offer ? longDay(language, offer.openUntil) : '',
    why: whyIn(language, order, step === 'sent-back' ? note : null),
  });
  return applicationWords(step, facts, { isOtherTerm: askedTerm !== null });
}

function whyIn(language: Language, { reasons, market }: LoanApplication, note: string | null): string {
  const sentences = reasons
    .map((code) => reasonWords(code, language, market))
    .flatMap(({ sentence, whatWouldChangeIt }) => [sentence, whatWouldChangeIt ?? '']);
  const written = note === null ? [] : [returnNoteWords(language, note)];
  return joinSentences(language, [...sentences.filter(Boolean), ...written]);
}
