import { Button, Field, RadioCards, useOnline } from '@candor/ui';
import { useState } from 'react';
import { adoptStyles } from '../../shell/adopt-styles.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { useAct } from '../../session/use-act.ts';
import type { Complaint } from './complaint.ts';
import css from './score-card.css?inline';
import { complaintWords } from './texts.ts';

adoptStyles(css);

type Props = { readonly complaint: Complaint; readonly onScored: () => Promise<void> };

const scores = ['1', '2', '3', '4', '5'] as const;

const meanings: Readonly<Record<string, 'notAtAll' | 'partly' | 'fully'>> = {
  1: 'notAtAll',
  3: 'partly',
  5: 'fully',
};

/**
 * Is this solved? A tap says it, and another changes it; then there is room for words, which nobody must
 * write.
 */
export function ScoreCard({ complaint: { reportId, score, scoreWords }, onScored }: Props) {
  const t = useT();
  const say = complaintWords.useSay();
  const isOnline = useOnline();
  const act = useAct('problem.score');
  const [tapped, setTapped] = useState<string>();
  const [words, setWords] = useState(scoreWords ?? '');
  const shown = scores.find((each) => each === (tapped ?? String(score ?? '')));
  const give = async (value: (typeof scores)[number]) => {
    if (!isOnline || act.isBusy) return;
    setTapped(value);
    const outcome = await act.run({
      reportId,
      score: Number(value),
      ...(words.trim() !== '' && { words }),
    });
    if (outcome !== undefined && 'answer' in outcome) await onScored();
    setTapped(undefined);
  };
  return (
    <section className="c-card c-card-roomy f-score">
      <RadioCards
        id="complaint-score"
        look="tiles"
        label={say('solved')}
        value={shown}
        onChoose={(value) => void give(value)}
        options={scores.map((value) => ({
          value,
          title: (
            <>
              {value} <span className="c-unseen">{meanings[value] && say(meanings[value])}</span>
            </>
          ),
        }))}
      />
      <p className="f-scale" aria-hidden="true">
        <span>{say('notAtAll')}</span>
        <span>{say('partly')}</span>
        <span>{say('fully')}</span>
      </p>
      <output className="f-line">
        {score !== null && say(scoreWords === null ? 'scored' : 'scoredWords', { score })}
      </output>
      {score !== null && shown !== undefined && (
        <>
          <Field
            id="complaint-score-words"
            lines={3}
            label={say('scoreWords')}
            maxLength={1000}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          {words.trim() !== (scoreWords ?? '') && (
            <Button
              kind="outlined"
              pale={!isOnline}
              {...(act.isBusy && { busy: say('sending') })}
              onClick={() => void give(shown)}
            >
              {say('scoreSend')}
            </Button>
          )}
        </>
      )}
      {act.fault && (
        <p className="f-fault" role="alert">
          {faultText(t, act.fault)}
        </p>
      )}
    </section>
  );
}
