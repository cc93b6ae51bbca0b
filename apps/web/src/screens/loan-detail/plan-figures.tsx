import { AmountTable, Money, shortDayText, useMoneyFormat, useWords } from '@candor/ui';
import { usePaymentsText } from '../../lending/payments-text.ts';
import { rowDayText } from '../../lending/row-day-text.ts';
import type { Offer } from './plan-offer.tsx';
import { loanDetailWords } from './texts.ts';

type Props = { readonly offer: Offer; readonly today: string };

/** What would change, side by side: less each time is often more in all. */
export function PlanCompared({ offer: { before, after }, today }: Props) {
  const words = useWords();
  const say = loanDetailWords.useSay();
  const plans = [before, after];
  const paymentsText = usePaymentsText();
  const { sign } = useMoneyFormat()(0n);
  const money = (minor: number) => <Money amount={BigInt(minor)} unsigned />;
  const day = (on: string | null) => on && shortDayText(words, on, today);
  return (
    <AmountTable
      caption={say('planCompared')}
      columns={[
        { id: 'what', label: <span className="c-unseen">{say('planCompared')}</span> },
        { id: 'now', label: say('planNow') },
        { id: 'new', label: say('planNew') },
      ]}
      rows={[
        { id: 'count', cells: [say('planCount'), ...plans.map(({ instalments }) => instalments)] },
        { id: 'each', cells: [say('planEach'), ...plans.map(({ rows }) => paymentsText(rows))] },
        { id: 'first', cells: [say('planFirst'), ...plans.map(({ firstDueOn }) => day(firstDueOn))] },
        { id: 'last', cells: [say('planLast'), ...plans.map(({ lastDueOn }) => day(lastDueOn))] },
        { id: 'cost', cells: [say('planCost'), ...plans.map(({ costToTheEnd }) => money(costToTheEnd))] },
      ]}
      total={[`${say('youPay')}, ${sign}`, ...plans.map(({ toPay }) => money(toPay))]}
      lastIsMain
    />
  );
}

/** Every payment of the new plan, as it will be booked. */
export function PlanRows({ offer: { after }, today }: Props) {
  const words = useWords();
  const say = loanDetailWords.useSay();
  const { sign } = useMoneyFormat()(0n);
  return (
    <>
      <h3 className="j-plan-head">{say('planRows')}</h3>
      <AmountTable
        caption={say('planRows')}
        columns={[
          { id: 'day', label: say('day') },
          { id: 'total', label: say('planAmount') },
        ]}
        rows={after.rows.map(({ dueOn, total }) => ({
          id: dueOn,
          cells: [
            <time key="day" dateTime={dueOn}>
              {rowDayText(words, dueOn, today)}
            </time>,
            <Money key="total" amount={BigInt(total)} unsigned />,
          ],
        }))}
        total={[`${say('total')}, ${sign}`, <Money key="total" amount={BigInt(after.toPay)} unsigned />]}
      />
    </>
  );
}
