import type { Calls, RequestOf, ResponseOf } from '@candor/contract/client';
import { Button, Chip, Disclosure, Field, useWords } from '@candor/ui';
import { useState } from 'react';
import type { AppPageData } from '../../../../../web/src/shell/page-data.ts';
import { dayWithYear, momentText } from '../../../../../web/src/i18n/moment-text.ts';
import { useT } from '../../../../../web/src/i18n/translation-provider.tsx';
import { faultText } from '../../../../../web/src/session/fault.ts';
import { useAct } from '../../../../../web/src/session/use-act.ts';
import { english } from './texts.ts';

type Problem = ResponseOf<Calls['sandbox.problems']>['problems'][number];
type Act = RequestOf<Calls['sandbox.problem-act']>['act'];

type Props = { readonly problem: Problem; readonly page: AppPageData; readonly onDone: () => void };

/** What has words with it, and what stands alone. */
const spoken = ['answer', 'reject', 'note'] as const;
const ofDispute = ['waive', 'let-stand'] as const;

/** One complaint as staff see it, with what was noted among themselves, and what they can do with it. */
export function ComplaintCase({ problem, page, onDone }: Props) {
  const t = useT();
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const act = useAct('sandbox.problem-act');
  const { reportId, state, isDispute } = problem;
  const isWaiting = state === 'open' || state === 'reopened';
  const go = async (what: Act) => {
    const isSpoken = spoken.some((each) => each === what);
    setMissing(isSpoken && words.trim() === '');
    if (isSpoken && words.trim() === '') return;
    const outcome = await act.run({ reportId, act: what, ...(words.trim() !== '' && { words }) });
    if (outcome !== undefined && 'answer' in outcome) setWords('');
    onDone();
  };
  const acts: readonly Act[] = [...spoken, 'close', ...(isDispute && isWaiting ? ofDispute : [])];
  return (
    <li className="c-card c-card-roomy x-case" data-complaint={reportId}>
      <Head problem={problem} />
      <Disclosure title={english('said')} startsOpen={isWaiting}>
        <ul className="x-list">
          {problem.messages.map((message) => (
            <Said key={`${message.at} ${message.from}`} message={message} page={page} />
          ))}
        </ul>
      </Disclosure>
      <Field
        id={`words-${reportId}`}
        lines={3}
        label={english('words')}
        error={isMissing ? english('wordsMissing') : undefined}
        maxLength={2000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="x-steps">
        {acts.map((what) => (
          <Button key={what} kind="outlined" pale={act.isBusy} onClick={() => void go(what)}>
            {english(what)}
          </Button>
        ))}
      </div>
      {act.fault && (
        <p className="x-fault" role="alert">
          {faultText(t, act.fault)}
        </p>
      )}
    </li>
  );
}

function Head({ problem }: Pick<Props, 'problem'>) {
  const kit = useWords();
  const {
    reference,
    kind,
    state,
    isOverdue,
    isEscalated,
    isDispute,
    promisedBy,
    answerWay,
    score,
    scoreWords,
  } = problem;
  return (
    <>
      <h3>{reference}</h3>
      <p>
        <Chip {...(isOverdue && { kind: 'bad' as const })}>{english(isOverdue ? 'overdue' : state)}</Chip>{' '}
        {isEscalated && <Chip kind="warn">{english('escalated')}</Chip>}{' '}
        {isDispute && <Chip>{english('dispute')}</Chip>}
      </p>
      <p className="x-when">
        {english('promised', { day: dayWithYear(kit, promisedBy) })} <span lang="en">{kind}</span> ·{' '}
        {english(answerWay)}
        {score !== null && ` · ${english('score', { score })}`}
      </p>
      {scoreWords !== null && <p className="x-text">{scoreWords}</p>}
    </>
  );
}

function Said({ message, page }: Pick<Props, 'page'> & { readonly message: Problem['messages'][number] }) {
  const kit = useWords();
  const { from, name, at, words, pictures } = message;
  return (
    <li>
      <p className="x-when">
        {from === 'note' && <Chip kind="warn">{english('internal')}</Chip>} {name},{' '}
        <time dateTime={at}>{momentText(kit, at, page.timeZone)}</time>
        {pictures > 0 && ` · ${english('pictures', { count: pictures })}`}
      </p>
      <p className="x-text">{words}</p>
    </li>
  );
}
