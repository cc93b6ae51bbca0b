import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Checks } from '../../kit/records/facts.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PartHead } from '../../kit/pane.tsx';
import { momentWords } from '../../kit/words/day-words.ts';
import type { Application } from './application-types.ts';

type Row = NonNullable<Application['decision']>['trace'][number];

/** What was checked, and what came of it. */
export function ApplicationChecks({ checks }: { readonly checks: Application['checks'] }) {
  return (
    <section>
      <PartHead title="Checks" />
      <Checks
        checks={checks.map(({ what, says, state }) => ({ key: what, state, words: what, beside: says }))}
      />
    </section>
  );
}

const saysOutcome = {
  approve: 'Approved automatically.',
  refuse: 'Declined automatically.',
  refer: 'Manual review.',
} as const;
const outcomes = { approve: 'approve', refuse: 'decline', refer: 'manual review' } as const;
const tones = { approve: 'green', refuse: 'red', refer: 'amber' } as const;

type Props = { readonly application: Application; readonly onRerun: () => void };

/** The table's decision, row by row, in words: those that spoke first, the others folded. */
export function Trace({ application, onRerun }: Props) {
  const { market } = useDesk();
  const { decision } = application;
  const when = decision && momentWords(new Date(decision.decidedAt), market.timeZone, market.businessDate);
  return (
    <section aria-label="Referral reason">
      <PartHead
        title="Referral reason"
        words={decision ? `table v${decision.tableVersion}, ${when}` : 'not yet scored'}
      >
        <Rerun application={application} onRerun={onRerun} />
      </PartHead>
      {decision ? (
        <Decided decision={decision} />
      ) : (
        <p className="k-muted">Awaiting the automated decision.</p>
      )}
      <Reruns application={application} />
    </section>
  );
}

function Decided({ decision }: { readonly decision: NonNullable<Application['decision']> }) {
  const spoke = decision.trace.filter(({ result }) => result === 'refer' || result === 'refuse');
  const others = decision.trace.filter((row) => !spoke.includes(row));
  return (
    <>
      <Notice tone={tones[decision.outcome]}>
        <strong>{saysOutcome[decision.outcome]}</strong> {spoke.map(({ says }) => says).join(' ')}
      </Notice>
      {decision.trace.length === 0 && (
        <p className="k-muted">What it rested on was forgotten, or KYC was incomplete.</p>
      )}
      <Rows rows={spoke} label="Rows that spoke" />
      {others.length > 0 && (
        <details className="k-trace-more">
          <summary>
            {others.length} other {others.length === 1 ? 'row' : 'rows'}
          </summary>
          <Rows rows={others} label="Other rows" />
        </details>
      )}
      {sentencesBeside(decision.sentences, spoke).map((sentence) => (
        <p key={sentence} className="k-trace-sentence">
          {sentence}
        </p>
      ))}
    </>
  );
}

/** Asks the table in force again, on the facts of today: it decides nothing. */
function Rerun({ application: { orderId, canDecide }, onRerun }: Props) {
  const rerun = useAct('console.application-rerun');
  const run = async () => {
    if (await rerun.run({ orderId })) onRerun();
  };
  useKeys('Table', canDecide ? [{ keys: 'y', words: 're-run table', run: () => void run() }] : []);
  if (!canDecide) return null;
  return (
    <span className="k-buttons">
      {rerun.fault && <Notice tone="red">{rerun.fault.words}</Notice>}
      <Button size="small" commits keys="y" isBusy={rerun.isBusy} onClick={() => void run()}>
        Re-run
      </Button>
    </span>
  );
}

/** What the table says now, beside what it said when the application was sent. */
function Reruns({ application: { reruns, decision } }: { readonly application: Application }) {
  const { market } = useDesk();
  const last = reruns.at(-1);
  if (!last) return null;
  const when = momentWords(new Date(last.runAt), market.timeZone, market.businessDate);
  const before = decision ? outcomes[decision.outcome] : 'not scored';
  const isSame = decision?.outcome === last.outcome;
  return (
    <p className="k-rerun">
      <strong>
        Re-run {when}, table v{last.tableVersion}:
      </strong>{' '}
      {isSame ? `still ${before}` : `${before} → ${outcomes[last.outcome]}`}. It decides nothing by itself.
    </p>
  );
}

/** What the rows that spoke have not said already, and without the codes that programs read. */
function sentencesBeside(sentences: readonly string[], spoke: readonly Row[]): string[] {
  const said = new Set(spoke.map(({ says }) => says));
  const plain = sentences.map((sentence) => sentence.replaceAll(/ \([a-z]+(?:_[a-z]+)+\)/gu, ''));
  return plain.filter((sentence) => !said.has(sentence));
}

function Rows({ rows, label }: { readonly rows: readonly Row[]; readonly label: string }) {
  if (rows.length === 0) return null;
  return (
    <ol className="k-trace" aria-label={label}>
      {rows.map(({ n, says, conditions, result }) => (
        <li key={n} data-result={result}>
          <span className="k-trace-n">{n}</span>
          <span className="k-trace-words">
            {conditions.length === 0
              ? says
              : conditions.map(({ what, value, asks }) => (
                  <span key={what}>
                    {what} <strong>{value}</strong> <span className="k-muted">{asks}</span>{' '}
                  </span>
                ))}
          </span>
          <span className="k-trace-result">
            <Icon name={result === 'pass' ? 'check' : result === 'hidden' ? 'lock' : 'warning'} />
            {resultWords[result]}
          </span>
        </li>
      ))}
    </ol>
  );
}

const resultWords = { pass: 'pass', refer: 'review', refuse: 'decline', hidden: 'hidden' } as const;
