import { amountText } from '@candor/domain/money';
import { isLanguage, isMarketId, languages, markets, type Language, type Words } from '@candor/markets';
import { findBorrower } from '@candor/store/borrowers';
import { findApplication, type LoanApplication } from '@candor/store/applications';
import type { Command } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import { reasonWords } from './application-reasons.ts';
import { longDay } from '../../customers/messages/long-day.ts';
import { applicationWords, type ToldStep } from '../../customers/messages/application-texts.ts';
import { writeMessage } from '../../customers/messages/write-message.ts';

export type NotifyAboutApplication = { readonly orderId: string; readonly step: ToldStep };

/** What the borrower has just done themselves, or need not act on, is in the inbox and rings no phone. */
const quiet: ReadonlySet<ToldStep> = new Set(['referred', 'withdrawn']);

/**
 * Writes to the borrower about a step of an order: the words go into the inbox, and an SMS only says that there is a message. Offers end
 * as a day ends, around midnight: of these the phone rings in the morning.
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
    const words = aboutApplication(order, step);
    const message = {
      id: newId(),
      market: order.market,
      borrowerId: order.borrowerId,
      language: isLanguage(borrower.language) ? borrower.language : 'en',
      kind: `order-${step}`,
      channel: quiet.has(step) ? 'inbox' : 'sms',
      ...words,
    } as const;
    return { output: null, facts: { step }, outbox: await writeMessage(tx, seal, message, now) };
  },
});

/** What a borrower reads of a step of an order. */
export function aboutApplication(order: LoanApplication, step: ToldStep): { title: Words; body: Words } {
  return applicationWords(step, {
    reference: applicationReference(order.id),
    most: everywhere(() => moneyIn(order)),
    until: everywhere((language) => (order.offer ? longDay(language, order.offer.openUntil) : '')),
    why: everywhere((language) => whyIn(language, order)),
  });
}

function everywhere(say: (language: Language) => string): Words {
  return Object.fromEntries(languages.map((language) => [language, say(language)])) as Words;
}

function moneyIn({ market, offer, amount }: LoanApplication): string {
  if (!isMarketId(market)) return '';
  const { sign, grouping } = markets[market].currency;
  const figures = new Intl.NumberFormat(grouping === 'lakhs' ? 'en-IN' : 'en-PH', {
    minimumFractionDigits: 2,
  });
  return `${sign}${figures.format(amountText(offer?.mostAmount ?? amount) as `${number}`)}`;
}

function whyIn(language: Language, { reasons }: LoanApplication): string {
  return reasons
    .map((code) => reasonWords(code, language))
    .flatMap(({ sentence, whatWouldChangeIt }) => [sentence, whatWouldChangeIt ?? ''])
    .filter(Boolean)
    .join(language === 'zh' ? '' : ' ');
}
