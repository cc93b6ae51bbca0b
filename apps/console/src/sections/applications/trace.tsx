import { useDesk } from '../../shell/me.ts';
import { Icon } from '../../kit/icon.tsx';
import { Checks } from '../../kit/records/facts.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PartHead, SidePart } from '../../kit/pane.tsx';
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
  approve: 'A table approved it.',
  refuse: 'A table refused it.',
  refer: 'A person decides.',
} as const;
const tones = { approve: 'green', refuse: 'red', refer: 'amber' } as const;

/** The table's decision, row by row, in words: those that spoke first, the others folded. */
export function Trace({ application: { decision } }: { readonly application: Application }) {
  const { market } = useDesk();
  if (!decision)
    return (
      <SidePart title="Why it is here">
        <p className="k-muted">No table has looked at it yet.</p>
      </SidePart>
    );
  const spoke = decision.trace.filter(({ result }) => result === 'refer' || result === 'refuse');
  const others = decision.trace.filter((row) => !spoke.includes(row));
  const when = momentWords(new Date(decision.decidedAt), market.timeZone, market.businessDate);
  return (
    <SidePart title="Why it is here" about={`table v${decision.tableVersion}, ${when}`}>
      <Notice tone={tones[decision.outcome]}>
        <strong>{saysOutcome[decision.outcome]}</strong> {spoke.map(({ says }) => says).join(' ')}
      </Notice>
      {decision.trace.length === 0 && (
        <p className="k-muted">What it rested on was forgotten, or the certification had gaps.</p>
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
    </SidePart>
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
            {result}
          </span>
        </li>
      ))}
    </ol>
  );
}
