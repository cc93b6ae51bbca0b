import { dateOfDayNumber, dayNumber, daysBetween, type CalendarDate } from '@candor/domain/calendar';
import { isLanguage, lending, type MarketId } from '@candor/markets';
import {
  endHardshipRequest,
  endHold,
  insertHardshipRequest,
  latestHardshipRequest,
  type HardshipOption,
  type HardshipState,
} from '@candor/store/hardship';
import { findBorrower } from '@candor/store/borrowers';
import { loadLoan, openRestructureOffer } from '@candor/store/loans';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { ownLoan, type OwnLoan } from '../../lending/loans/own-loan.ts';
import { endOffer } from '../../lending/restructures/offer-restructure.ts';
import { writeMessage } from '../../customers/messages/write-message.ts';
import { hardshipAnswerDay } from './answer-day.ts';
import { consideredWords } from './hardship-texts.ts';
import { hardshipOptions, type HardshipChoice } from './hardship-options.ts';

export type AskHardship = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly orderId: string;
  readonly option: HardshipOption;
  readonly promisedOn: CalendarDate | null;
  readonly words: string | null;
};

type AskRefusal = 'loan_is_unknown' | 'only_an_active_loan_is_changed' | 'hardship_is_not_possible';

/**
 * A borrower says that they can't pay, and asks for one of the options that there are today. What was asked
 * for before, and nobody has decided, is withdrawn; so is a plan that waits for their yes. From now on,
 * until it is decided, nobody is chased and no late charge grows, for so many days of a loan in all as the
 * market says.
 */
export const askHardship = ({
  seal,
  newId,
}: Pick<IdentityDeps, 'seal' | 'newId'>): Command<AskHardship, { state: HardshipState }, AskRefusal> => ({
  name: 'hardship.ask',
  subject: ({ orderId }) => `order:${orderId}`,
  async decide(tx, input, { now }) {
    const { borrowerId, market, orderId, option } = input;
    const found = await ownLoan(tx, input, orderId);
    if (!found) return { refused: 'loan_is_unknown' };
    await loadLoan(tx, found.id);
    const own = (await ownLoan(tx, input, orderId)) ?? found;
    if (own.loan.state !== 'active')
      return { refused: 'only_an_active_loan_is_changed', facts: { state: own.loan.state } };
    const choice = hardshipOptions(own).find((each) => each.option === option);
    if (!choice || !isDayInTime(choice, input.promisedOn, own.on))
      return { refused: 'hardship_is_not_possible', facts: { option } };
    const before = await latestHardshipRequest(tx, own.id);
    if (before) await endHardshipRequest(tx, before.id, { state: 'withdrawn', at: now, on: own.on });
    if (before) await endHold(tx, before.id, own.on);
    // Whoever wants to talk keeps the plan that waits; whoever asks for something else has said no to it.
    const offer = option === 'talk' ? undefined : await openRestructureOffer(tx, own.id);
    if (offer) await endOffer(tx, offer, { state: 'declined', at: now, on: own.on });
    const id = newId();
    const pausedUntil = pauseOf(own);
    await insertHardshipRequest(tx, {
      id,
      loanId: own.id,
      option,
      instalments: choice.instalments,
      promisedOn: option === 'promise-to-pay' ? input.promisedOn : null,
      sealed: sealWords(seal, id, input.words),
      askedAt: now,
      askedOn: own.on,
      pausedUntil,
    });
    const language = (await findBorrower(tx, borrowerId))?.language ?? 'en';
    const message = {
      id: newId(),
      market,
      borrowerId,
      language: isLanguage(language) ? language : 'en',
      kind: 'hardship',
      channel: 'inbox',
      about: { is: 'order', id: own.orderId },
      ...consideredWords(
        hardshipAnswerDay({ askedAt: now }, market),
        own.on < pausedUntil ? pausedUntil : null,
      ),
    } as const;
    const outbox = await writeMessage(tx, seal, message, now);
    return { output: { state: 'considered' }, facts: { request: id, option, pausedUntil }, outbox };
  },
});

/**
 * The day from which late charges grow again, decided or not.
 *   30 days in all; asked on 1 March and refused on the 11th, asked again on 1 June: until the 21st.
 */
function pauseOf({ market, loan, on }: OwnLoan): CalendarDate {
  const used = loan.pauses.reduce(
    (sum, { since, until }) => sum + daysBetween(since, until < on ? until : on),
    0,
  );
  return dateOfDayNumber(dayNumber(on) + Math.max(0, lending[market].hardshipPauseDays - used));
}

/** A promise is for today at the earliest. */
function isDayInTime(
  { option, latestOn }: HardshipChoice,
  promisedOn: CalendarDate | null,
  on: CalendarDate,
): boolean {
  if (option !== 'promise-to-pay') return true;
  return promisedOn !== null && promisedOn >= on && latestOn !== null && promisedOn <= latestOn;
}

const wordsAbout = (id: string) => `hardship:${id}`;

function sealWords(seal: PersonSeal, id: string, words: string | null): string | null {
  return words === null ? null : seal.seal(words, wordsAbout(id));
}

export function openHardshipWords(
  seal: PersonSeal,
  { id, sealed }: { readonly id: string; readonly sealed: string | null },
): string | null {
  return sealed === null ? null : seal.open(sealed, wordsAbout(id));
}
