import { Button, RadioCards, useHydrated, useOnline } from '@candor/ui';
import { useState } from 'react';
import { useServices } from '../../session/services.ts';
import { useAct } from '../../session/use-act.ts';
import { loanDetailWords } from './texts.ts';

const stars = ['1', '2', '3', '4', '5'] as const;

type Props = { readonly today: string };

/**
 * After a loan that is over, once in a while: a tap, or none. It is kept without a name. Whether they were
 * asked today is known to the phone alone.
 */
export function RateUs({ today }: Props) {
  return useHydrated() && <Stars today={today} />;
}

function Stars({ today }: Props) {
  const say = loanDetailWords.useSay();
  const isOnline = useOnline();
  const { store } = useServices();
  const [isAsked] = useState(() => (store.read('day')?.storeScore ?? '') <= today);
  const [given, setGiven] = useState<string | null>();
  const act = useAct('report.store-score');
  if (!isAsked || given === null) return null;
  const give = async (value: (typeof stars)[number] | null) => {
    if (!isOnline || act.isBusy) return;
    setGiven(value);
    const outcome = await act.run({ stars: value === null ? null : Number(value) });
    if (!outcome || !('answer' in outcome)) return setGiven(undefined);
    store.keep('day', { ...store.read('day'), storeScore: outcome.answer.askAgainAt.slice(0, 10) });
  };
  return (
    <section className="c-card c-card-roomy">
      {given === undefined ? (
        <>
          <RadioCards
            id="rate-us"
            look="tiles"
            label={say('rateUs')}
            value={undefined}
            onChoose={(value) => void give(value)}
            options={stars.map((value) => ({ value, title: `${value} ★` }))}
          />
          <Button kind="plain" commits onClick={() => void give(null)}>
            {say('rateLater')}
          </Button>
        </>
      ) : (
        <output>{say('rateThanks')}</output>
      )}
    </section>
  );
}
