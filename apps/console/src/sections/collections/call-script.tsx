import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { languageWords } from '../../kit/words/language-words.ts';
import { MomentText } from '../../kit/words/day-text.tsx';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import type { LateData, RunningCall } from './call-panel.tsx';

type Props = {
  readonly page: LateData;
  readonly call: RunningCall;
  readonly onVerified: () => void;
};

const checkWords = {
  birthYear: 'Birth year',
  idLast4: 'ID, last 4',
  postalCode: 'Postal code',
} as const;

/** What is said, in the borrower's language: who they are first, what is owed only then. */
export function CallScript({ page, call, onVerified }: Props) {
  const { market } = useDesk();
  const [language, setLanguage] = useState(page.scripts[0]?.language ?? 'en');
  const script = page.scripts.find((each) => each.language === language) ?? page.scripts[0];
  if (!script) return null;
  return (
    <section className="late-script" aria-label="Script">
      <header>
        <h3>Script</h3>
        {page.scripts.length > 1 && (
          <Segmented
            label="Language of the script"
            value={language}
            options={page.scripts.map(({ language: value }) => ({ value, words: languageWords(value) }))}
            onChange={setLanguage}
          />
        )}
      </header>
      <ol>
        <li data-done={call.verifiedAt === null ? undefined : ''}>
          {call.verifiedAt === null ? (
            <>
              <p lang={script.language}>“{script.greet}”</p>
              <Verify page={page} call={call} onVerified={onVerified} />
            </>
          ) : (
            <p className="k-green">
              <Icon name="check" /> {page.checks.map((check) => checkWords[check]).join(', ')}: verified{' '}
              <MomentText at={new Date(call.verifiedAt)} timeZone={market.timeZone} today={page.today} />
            </p>
          )}
        </li>
        <li data-off={script.onceVerified === null ? '' : undefined}>
          {script.onceVerified === null ? (
            <p className="k-muted">The amount is said when the person is verified.</p>
          ) : (
            <p lang={script.language}>“{script.onceVerified}”</p>
          )}
        </li>
        <li>
          <p className="k-muted" lang={script.language}>
            {script.help}
          </p>
        </li>
      </ol>
    </section>
  );
}

/** What they answer is compared where it is kept: nobody sees what would be right. */
function Verify({ page, call, onVerified }: Props) {
  const { market } = useDesk();
  const act = useAct('console.collection-call-verify');
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [wrong, setWrong] = useState<number>();
  const isReady = wrong !== 0 && page.checks.every((check) => (answers[check] ?? '').trim() !== '');
  const verify = async () => {
    if (!isReady || act.isBusy) return;
    const of = { market: market.market, loan: page.loan, callId: call.callId };
    const answered = await act.run({ ...of, ...answers });
    if (!answered || 'fault' in answered) return;
    if (answered.answer.isVerified) onVerified();
    else setWrong(answered.answer.triesLeft);
  };
  if (page.checks.length === 0)
    return (
      <Notice tone="amber">
        Nothing is on file to verify them by phone: please ask them to open the app.
      </Notice>
    );
  return (
    <form
      className="late-verify"
      onSubmit={(event) => {
        event.preventDefault();
        void verify();
      }}
    >
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      {wrong !== undefined && (
        <Notice tone="amber">
          That does not match.{' '}
          {wrong === 0
            ? 'No try is left: log it as a third party.'
            : `${wrong} ${wrong === 1 ? 'try' : 'tries'} left.`}
        </Notice>
      )}
      {page.checks.map((check) => (
        <TextField
          key={check}
          label={checkWords[check]}
          value={answers[check] ?? ''}
          autoComplete="off"
          onChange={(value) => setAnswers({ ...answers, [check]: value })}
        />
      ))}
      <Button commits type="submit" isBusy={act.isBusy} disabled={!isReady}>
        Verify
      </Button>
    </form>
  );
}
