import { dayText, Timeline, TimelinePoint, useWords } from '@candor/ui';
import type { AppPageData } from '../../shell/page-data.ts';
import { momentText } from '../../i18n/moment-text.ts';
import type { Details } from './loan-detail-screen.tsx';
import { type OrderPlace, placeOf } from './place-of.ts';
import { loanDetailWords } from './texts.ts';

type Props = { readonly page: AppPageData; readonly details: Details };

const places = ['sent', 'review', 'sign', 'payout', 'account'] as const satisfies readonly OrderPlace[];

/** The states that an order had when a place was behind it. */
const reachedBy: Readonly<Record<OrderPlace, readonly Details['item']['state'][]>> = {
  sent: ['submitted'],
  review: ['approved'],
  sign: ['confirmed'],
  payout: ['paid-out'],
  account: ['paid-out'],
};

/**
 * From the application to the money, with where it is: what is done has its time, what is now says what
 * happens and when.
 */
export function OrderWay({ page, details }: Props) {
  const words = useWords();
  const say = loanDetailWords.useSay();
  const { today, item, history, payout } = details;
  const now = places.indexOf(placeOf(item.state));
  const doneAt = (place: OrderPlace) => history.findLast(({ state }) => reachedBy[place].includes(state))?.at;
  const nowLine = {
    sent: '',
    review: say(item.state === 'sent-back' ? 'mendLine' : 'reviewLine'),
    sign: item.openUntil === null ? '' : say('signLine', { until: dayText(words, item.openUntil, today) }),
    payout: payout?.line ?? say('payoutLine'),
    account: '',
  };
  const titles = {
    sent: say('waySent'),
    review: say('wayReview'),
    sign: say('waySign'),
    payout: say('wayPayout'),
    account: say('wayAccount'),
  };
  return (
    <section className="c-card c-card-roomy" aria-labelledby="loan-way">
      <h2 className="c-card-heading" id="loan-way">
        {say('wayHeading')}
      </h2>
      <Timeline label={say('wayHeading')}>
        {places.map((place, index) => {
          const at = index < now ? doneAt(place) : undefined;
          const line = index === now ? nowLine[place] : at && momentText(words, at, page.timeZone);
          return (
            <TimelinePoint
              key={place}
              number={index + 1}
              state={index < now ? 'done' : index === now ? 'now' : 'later'}
              title={titles[place]}
              {...(line && { detail: line })}
            />
          );
        })}
      </Timeline>
    </section>
  );
}
