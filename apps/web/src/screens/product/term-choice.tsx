import { Money, RadioCards } from '@candor/ui';
import { useT } from '../../i18n/translation-provider.tsx';
import type { QuoteEngine } from '../../lending/quote/quote-engine.ts';
import { termText } from '../../lending/term-text.ts';
import { type Card, isSameTerm, type Term } from './choice.ts';
import type { Figures } from './price-card.tsx';
import type { ChoiceState } from './use-choice.ts';
import { productWords } from './texts.ts';

type Props = {
  readonly card: Card;
  readonly choice: ChoiceState;
  readonly engine: QuoteEngine | undefined;
  readonly figures: Figures | undefined;
};

/** Each term with what a payment would be. One term alone is no question, and is told all the same. */
export function TermChoice({ card, choice, engine, figures }: Props) {
  const t = useT();
  const say = productWords.useSay();
  const { chosen, term: current } = choice;
  const isMonths = card.terms.every(({ every }) => every.unit === 'month' && every.count === 1);
  const isOnce = card.terms.every(({ instalments }) => instalments === 1);
  const payment = (term: Term): bigint | undefined => {
    if (!chosen) return undefined;
    const row = engine?.quote({ amount: chosen.amount, term })?.schedule.rows[0];
    const shown = isSameTerm(term, current) ? figures?.rows[0]?.total : undefined;
    return row ? row.total : shown === undefined ? undefined : BigInt(shown);
  };
  return (
    <RadioCards
      id="term"
      look="tiles"
      label={say(isMonths ? 'overMonths' : 'howLong')}
      aside={say(isOnce ? 'pay.once' : `pay.${current.every.unit}`)}
      value={nameOf(current)}
      onChoose={(name) => {
        const next = card.terms.find((term) => nameOf(term) === name);
        if (next) choice.choose(next);
      }}
      options={card.terms.map((term) => {
        const each = payment(term);
        return {
          value: nameOf(term),
          title: isMonths ? String(term.instalments) : termText(t, term),
          detail: each === undefined ? '\u00a0' : <Money amount={each} />,
        };
      })}
    />
  );
}

function nameOf({ instalments, every }: Term): string {
  return `${instalments}-${every.count}-${every.unit}`;
}
