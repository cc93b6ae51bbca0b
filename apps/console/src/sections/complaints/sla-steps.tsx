import { useDesk } from '../../shell/me.ts';
import { dayWords, localMoment, momentWords } from '../../kit/words/day-words.ts';
import { stretchWords, timeLeft } from '../../kit/words/time-words.ts';
import type { ComplaintData } from './complaint-thread.tsx';

type Step = {
  readonly state: 'done' | 'missed' | 'now' | 'later';
  readonly words: string;
  readonly when: string;
};

const spoken = { done: 'done: ', missed: 'missed: ', now: 'next: ', later: '' } as const;
const minutesOf = (from: Date, to: Date) => Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000));

/** Where the complaint stands on its way: received, first response, answer, regulator. */
export function SlaSteps({ page, now }: { readonly page: ComplaintData; readonly now: Date }) {
  const asked = new Date(page.askedAt);
  const deadline = new Date(page.deadline);
  const isWaiting = page.state === 'open' || page.state === 'reopened';
  const used = minutesOf(asked, now);
  return (
    <>
      <ol className="complaint-sla">
        {stepsOf(page, useDesk().market, isWaiting).map(({ state, words, when }) => (
          <li key={words} data-state={state}>
            <span className="complaint-sla-dot" aria-hidden="true" />
            <span>
              <span className="k-spoken">{spoken[state]}</span>
              {words}
            </span>
            <span className="complaint-sla-when">{when}</span>
          </li>
        ))}
      </ol>
      {isWaiting && (
        <>
          <progress
            className="complaint-used"
            max={Math.max(1, minutesOf(asked, deadline))}
            value={used}
            aria-label="Time used"
          />
          <p className="complaint-used-words k-muted">
            <span>{stretchWords(used)} used</span>
            <span>{timeLeft(deadline, now).words}</span>
          </p>
        </>
      )}
    </>
  );
}

function stepsOf(
  page: ComplaintData,
  { timeZone, businessDate: today }: { readonly timeZone: string; readonly businessDate: string },
  isWaiting: boolean,
): Step[] {
  const { firstResponse, regulatorFrom, intake } = page;
  const asked = new Date(page.askedAt);
  const first = firstResponse.at === null ? null : new Date(firstResponse.at);
  const isNext = firstResponse.isKept === null;
  return [
    { state: 'done', words: 'Received', when: dayWords(localMoment(asked, timeZone).day, today) },
    {
      state: firstResponse.isKept === null ? 'now' : firstResponse.isKept ? 'done' : 'missed',
      words: 'First response',
      when: first
        ? stretchWords(minutesOf(asked, first))
        : momentWords(new Date(firstResponse.by), timeZone, today),
    },
    {
      state: !isWaiting ? 'done' : page.isOverdue ? 'missed' : isNext ? 'later' : 'now',
      words: isWaiting ? 'Answer' : 'Answered, due',
      when: dayWords(page.promisedBy, today),
    },
    ...(intake?.regulatorDueOn
      ? [
          {
            state: 'later' as const,
            words: 'Regulator’s deadline',
            when: dayWords(intake.regulatorDueOn, today),
          },
        ]
      : []),
    {
      state: 'later',
      words: 'Regulator may be asked',
      when: regulatorFrom === null ? 'now' : dayWords(regulatorFrom, today),
    },
  ];
}
