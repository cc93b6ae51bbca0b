import { AmountLine, Amounts, Card, Day } from '@candor/ui';
import type { Offer } from './use-offer.ts';
import { confirmWords } from './texts.ts';

/** What happens when things go otherwise than planned, in three lines: late, early, not at all. */
export function PlansCard({ offer }: { readonly offer: Offer }) {
  const say = confirmWords.useSay();
  const { today, lateLine, earlyLine, coolingOff } = offer;
  return (
    <Card heading={say('plans')}>
      <Amounts>
        <AmountLine label={say('ifLate')} value={<span className="cf-line">{lateLine}</span>} />
        <AmountLine label={say('ifEarly')} value={<span className="cf-line">{earlyLine}</span>} />
        <AmountLine
          label={say('cancelUntil')}
          value={
            <>
              <Day date={coolingOff.until} today={today} />, 23:59
            </>
          }
          valueNote={coolingOff.line}
        />
      </Amounts>
    </Card>
  );
}
