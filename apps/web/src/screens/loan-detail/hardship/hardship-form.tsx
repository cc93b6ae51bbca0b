import {
  Button,
  DateField,
  dayText,
  Field,
  noDay,
  RadioCards,
  readDay,
  useOnline,
  useWords,
} from '@candor/ui';
import { useState } from 'react';
import { useT } from '../../../i18n/translation-provider.tsx';
import { useAmountText } from '../../../lending/amounts.ts';
import { faultText } from '../../../session/fault.ts';
import { useServices } from '../../../session/services.ts';
import { useAct } from '../../../session/use-act.ts';
import { useDraft } from '../../../session/use-draft.ts';
import { HardshipOption, useOptionTitles } from './hardship-option.tsx';
import type { Hardship } from './hardship-sheet.tsx';
import { hardshipWords } from './texts.ts';
import { loanDetailWords } from '../texts.ts';

const WORDS_MOST = 1000;
const fieldIds = { option: 'loan-hardship', day: 'loan-promise' } as const;

type Draft = {
  readonly picked: Hardship['options'][number]['option'] | undefined;
  readonly promised: typeof noDay;
  readonly story: string;
};

const empty: Draft = { picked: undefined, promised: noDay, story: '' };

type Props = {
  readonly today: string;
  readonly hardship: Hardship;
  readonly onAsked: () => Promise<void>;
};

/**
 * One of the options, the day of a promise, and what one wants to say. Asking again takes the place of what
 * was asked before.
 */
export function HardshipForm({ today, hardship, onAsked }: Props) {
  const { loanId, options, today: paying } = hardship;
  const t = useT();
  const words = useWords();
  const say = hardshipWords.useSay();
  const sayLoan = loanDetailWords.useSay();
  const amount = useAmountText();
  const isOnline = useOnline();
  const act = useAct('loan.hardship-ask');
  const { drafts } = useServices();
  const name = `hardship-${loanId}`;
  const [{ picked, promised, story }, keep] = useDraft(name, empty);
  const [lack, setLack] = useState<'option' | 'day'>();
  const change = (part: Partial<typeof empty>) => {
    if (!('story' in part)) setLack(undefined);
    keep(part);
  };
  const titles = useOptionTitles();
  // Where no law allows interest on a new plan, waiting may cost less: then paying today is not called
  // cheapest.
  const isCheapest = options.every(
    ({ costToTheEnd }) => costToTheEnd === null || costToTheEnd >= paying.costToTheEnd,
  );
  const latestOn = options.find(({ option }) => option === picked)?.latestOn ?? null;
  const latest = latestOn === null ? '' : dayText(words, latestOn, today);
  const ask = async () => {
    const day = readDay(promised);
    const isPromise = picked === 'promise-to-pay';
    const isDayGood = day !== undefined && day >= today && (latestOn === null || day <= latestOn);
    const missing = picked === undefined ? 'option' : isPromise && !isDayGood ? 'day' : undefined;
    setLack(missing);
    if (missing !== undefined) document.getElementById(fieldIds[missing])?.focus();
    if (missing !== undefined || picked === undefined) return;
    const said = story.trim();
    const outcome = await act.run({
      loanId,
      option: picked,
      ...(isPromise && day !== undefined && { promisedOn: day }),
      ...(said !== '' && { words: said }),
    });
    if (!outcome || 'fault' in outcome) return;
    change(empty);
    drafts.delete(name);
    await onAsked();
  };
  return (
    <>
      {paying.pay > 0 && (
        <p className="c-card c-card-roomy j-cheapest">
          <strong>{say(isCheapest ? 'cheapest' : 'payToday', { amount: amount(paying.pay) })}</strong>
          <span className="j-help-cost">
            <span>{say('allCostsOfLoan')}</span>
            <strong>{amount(paying.costToTheEnd)}</strong>
          </span>
        </p>
      )}
      <RadioCards
        id={fieldIds.option}
        label={say('whatHelps')}
        value={picked}
        onChoose={(option) => change({ picked: option })}
        error={lack === 'option' ? say('chooseOne') : undefined}
        options={options.map((choice) => ({
          value: choice.option,
          title: titles[choice.option],
          detail: <HardshipOption choice={choice} today={today} isChosen={choice.option === picked} />,
        }))}
      />
      {picked === 'promise-to-pay' && (
        <DateField
          id={fieldIds.day}
          label={say('promisedOn')}
          hint={sayLoan('promiseUntil', { latest })}
          value={promised}
          onChange={(day) => change({ promised: day })}
          error={lack === 'day' ? sayLoan('promiseUntil', { latest }) : undefined}
        />
      )}
      <Field
        id="loan-story"
        label={say('story')}
        hint={say('storyHint')}
        lines={3}
        maxLength={WORDS_MOST}
        value={story}
        onChange={(event) => change({ story: event.currentTarget.value })}
      />
      {act.fault && (
        <p className="j-fault" role="alert">
          {faultText(t, act.fault)}
        </p>
      )}
      <Button pale={!isOnline} busy={act.isBusy ? sayLoan('moment') : undefined} onClick={() => void ask()}>
        {say('ask')}
      </Button>
    </>
  );
}
