import type { MarketId } from '@candor/contract/console-client';
import { useDesk } from '../../../shell/me.ts';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { Panel } from '../../../kit/pane.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { dayWords } from '../../../kit/words/day-words.ts';
import type { JudgedLimit, Judgement, Remedy } from './judge.ts';
import { percentWords } from './percent-words.ts';
import { limitWords, termWords } from '../../../kit/words/term-words.ts';

type Props = {
  readonly market: MarketId;
  readonly startsOn: string;
  readonly judgement: Judgement | undefined;
  readonly isCurrent: boolean;
  /** Null for who may only look. */
  readonly onMend: ((remedy: Remedy) => void) | null;
};

/**
 * Every limit on the terms, with the worst loan of the draft held against it; what is crossed has its ways
 * out beside it.
 */
export function LegalCheck({ market, startsOn, judgement, isCurrent, onMend }: Props) {
  const { me, market: desk } = useDesk();
  const country = me.markets.find((one) => one.market === market)?.name ?? desk.name;
  const limits = judgement?.limits ?? [];
  const crossed = limits.filter(({ breaches }) => breaches.length > 0);
  const remedies = crossed.flatMap((limit) => limit.remedies);
  const laws = [...new Set(limits.map(({ law }) => law.split(';')[0] ?? ''))].filter((law) => law !== '');
  return (
    <Panel
      head={
        <>
          <h2>Legal check</h2>
          <output className={crossed.length > 0 ? 'p-verdict k-red' : 'p-verdict'} aria-live="polite">
            {!judgement || !isCurrent
              ? 'checking …'
              : judgement.faults.length > 0
                ? `${judgement.faults.length} to correct`
                : `${crossed.length} of ${limits.length} crossed`}
          </output>
          <span className="k-part-words">
            {country}, loans from {dayWords(startsOn, desk.businessDate)}
          </span>
        </>
      }
    >
      {!judgement && <Skeleton />}
      {judgement && judgement.faults.length > 0 && (
        <p className="p-law-note">The legal check runs once all terms are valid.</p>
      )}
      <ul className="p-limits">
        {limits.map((limit) => (
          <LimitLine key={limit.limit} limit={limit} remedies={remedies} onMend={onMend} />
        ))}
      </ul>
      {laws.length > 0 && <p className="p-law-note">{laws.join(' · ')} · confirm with counsel</p>}
    </Panel>
  );
}

type LineProps = {
  readonly limit: JudgedLimit;
  readonly remedies: readonly Remedy[];
  readonly onMend: Props['onMend'];
};

function LimitLine({ limit, remedies, onMend }: LineProps) {
  const isCrossed = limit.breaches.length > 0;
  const isDays = limit.kind === 'cooling-off';
  const shown = (text: string | null) => (isDays ? (text ?? '–') : percentWords(text));
  return (
    <li>
      <div className="p-limit" data-crossed={isCrossed ? '' : undefined}>
        <Icon name={isCrossed ? 'close' : 'check'} />
        <span>
          <span className="k-spoken">{isCrossed ? 'crossed: ' : 'kept: '}</span>
          {limitWords(limit.kind)}
        </span>
        <span className="p-limit-value">{limit.ceiling === null ? 'free' : shown(limit.value)}</span>
        <span className="p-limit-most">{limit.ceiling === null ? 'always' : shown(limit.ceiling)}</span>
      </div>
      {isCrossed && (
        <div className="p-remedies">
          {limit.remedies.length === 0 ? (
            <p>No single change makes it lawful: change more than one term.</p>
          ) : (
            <p>Any one of these makes it lawful:</p>
          )}
          {limit.remedies.map((remedy) => (
            <p key={`${remedy.term} ${remedy.said}`} className="p-remedy">
              <span>{remedyWords(remedy)}</span>
              {onMend && (
                <Button
                  size="small"
                  keys={String(remedies.indexOf(remedy) + 1)}
                  onClick={() => onMend(remedy)}
                >
                  {remedy.is === 'drop' ? `Drop ${remedy.said}` : `Use ${remedy.said}`}
                </Button>
              )}
            </p>
          ))}
        </div>
      )}
    </li>
  );
}

function remedyWords({ is, term, said }: Remedy): string {
  if (is === 'drop') return `Without ${said}`;
  return `${termWords(term)} at ${is} ${said}`;
}
