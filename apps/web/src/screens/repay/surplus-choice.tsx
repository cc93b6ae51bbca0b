import { paymentShape } from '@candor/domain/payment-list';
import { AmountTable, Chip, dayText, Money, RadioCards, useMoneyFormat, useWords } from '@candor/ui';
import css from '@candor/ui/styles/table.css?inline';
import { useAmountText } from '../../lending/amounts.ts';
import { rowDayText } from '../../lending/row-day-text.ts';
import { adoptStyles } from '../../shell/adopt-styles.ts';
import type { Surplus } from './request-of.ts';
import type { Preview } from './use-ways.ts';
import { repayWords } from './texts.ts';

adoptStyles(css);

type Option = Preview['surplus'][number];

type Props = {
  readonly preview: Preview;
  readonly value: Surplus | undefined;
  /** It was tapped to go on, and nothing is chosen. */
  readonly isMissing: boolean;
  readonly onChoose: (rule: Surplus) => void;
};

/** More than is due: what the rest does, the cheapest first, each with what it saves against waiting. */
export function SurplusChoice({ preview: { extra, surplus, today }, value, isMissing, onChoose }: Props) {
  const say = repayWords.useSay();
  const amount = useAmountText();
  const leftText = useLeftText(today);
  return (
    <div className="y-extra">
      <RadioCards
        id="surplus"
        isHeading
        label={say('surplus', { amount: amount(extra) })}
        error={isMissing ? say('surplusMissing') : undefined}
        value={value}
        onChoose={onChoose}
        options={surplus.map((option) => ({
          value: option.rule,
          title: say(`surplus.${option.rule}`),
          detail: (
            <>
              {leftText(option)} {option.recutLine}
              <span className="y-saves">
                {option.saves > 0 ? (
                  <Chip kind="good">{say('youSave', { amount: amount(option.saves) })}</Chip>
                ) : (
                  <Chip>{say('savesNothing')}</Chip>
                )}
              </span>
            </>
          ),
        }))}
      />
    </div>
  );
}

/** One instalment left: ₱2,884.20 on Sat 16 Jan. */
function useLeftText(today: string): (option: Option) => string {
  const words = useWords();
  const say = repayWords.useSay();
  const amount = useAmountText();
  return ({ rule, left }) => {
    const [first, second] = left;
    const last = left.at(-1);
    if (!first || !last) return say('nothingLeft');
    const one = { amount: amount(first.amount), day: dayText(words, first.dueOn, today) };
    if (!second) return say(rule === 'keep' ? 'keepsOne' : 'oneLeft', one);
    const two = { ...one, next: amount(second.amount), nextDay: dayText(words, second.dueOn, today) };
    if (rule === 'keep') return say('keepsMore', two);
    if (left.length === 2) return say('twoLeft', two);
    const all = { ...two, last: amount(last.amount), lastDay: dayText(words, last.dueOn, today) };
    const shape = paymentShape(left, (row) => row.amount);
    const count = left.length;
    if (shape.is === 'alike') return say('alikeLeft', { ...all, count });
    if (shape.is === 'last-differs') return say('manyLeft', { ...all, count });
    if (shape.is !== 'mixed') return say('firstOther', { ...all, count });
    const range = { least: amount(shape.least.amount), most: amount(shape.most.amount) };
    return say('mixedLeft', { ...all, ...range, count });
  };
}

type AfterProps = { readonly preview: Preview; readonly option: Option };

/** Day by day: as planned, and as chosen, with the extra that is paid today. */
export function AfterPayment({ preview: { planned, extra, today }, option }: AfterProps) {
  const words = useWords();
  const say = repayWords.useSay();
  const { sign } = useMoneyFormat()(0n);
  const asPlanned = new Map(planned.left.map(({ dueOn, amount }) => [dueOn, amount]));
  const asChosen = new Map(option.left.map(({ dueOn, amount }) => [dueOn, amount]));
  const days = [...new Set([...asPlanned.keys(), ...asChosen.keys()])].toSorted();
  const cell = (key: string, minor: number) => <Money key={key} amount={BigInt(minor)} unsigned />;
  return (
    <div className="c-card c-card-roomy y-after-table">
      <h2 className="c-card-heading">{say('after')}</h2>
      <AmountTable
        caption={say('after')}
        lastIsMain
        columns={[
          { id: 'day', label: '' },
          { id: 'planned', label: say('asPlanned') },
          { id: 'chosen', label: say(`surplus.${option.rule}`) },
        ]}
        rows={[
          ...days.map((day) => ({
            id: day,
            cells: [
              <time key="day" dateTime={day}>
                {rowDayText(words, day, today)}
              </time>,
              cell('planned', asPlanned.get(day) ?? 0),
              cell('chosen', asChosen.get(day) ?? 0),
            ],
          })),
          { id: 'extra', cells: [say('extraToday'), cell('planned', 0), cell('chosen', extra)] },
        ]}
        total={[`${say('total')}, ${sign}`, cell('planned', planned.total), cell('chosen', option.total)]}
      />
    </div>
  );
}
