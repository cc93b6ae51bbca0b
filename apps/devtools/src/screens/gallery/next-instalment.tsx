import {
  Day,
  distanceText,
  Hero,
  Money,
  moneyText,
  Rail,
  shortDayText,
  useMoneyFormat,
  useWords,
} from '@candor/ui';
import { galleryTexts as w } from './gallery-texts.ts';
import { worked } from './worked-case.ts';

/** The hero of the home screen, as the pictures show it. */
export function NextInstalment() {
  const words = useWords();
  const money = useMoneyFormat();
  const [first, second, third] = worked.dates;
  const distance = distanceText(words, second, worked.today);
  return (
    <Hero label={w.nextInstalment} aside={w.nOfM('2', '3')}>
      <p>
        <Money look="figure" amount={worked.instalment} />
      </p>
      <p>
        {w.dueOn} <Day date={second} today={worked.today} distance />
      </p>
      <Rail
        label={w.yourPayments}
        parts={[
          { id: first, state: 'done', title: shortDayText(words, first, first), detail: w.paid },
          { id: second, state: 'now', title: shortDayText(words, second, second), detail: distance },
          {
            id: third,
            state: 'later',
            title: shortDayText(words, third, third),
            detail: moneyText(money(worked.lastInstalment)),
          },
        ]}
      />
    </Hero>
  );
}
