import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useDesk } from '../../shell/me.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { daysUntil } from './days.ts';
import { type Bucket, bucketWords } from './outcome-words.ts';

export type Worklist = ResponseOf<Calls['console.collections']>;

type Props = {
  readonly answer: Worklist;
  readonly chosen: string;
  readonly onChoose: (bucket: string) => void;
};

const months = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'short' });

/** What is past due by bucket: how many, how much, how old, and what rolled into it last month. */
export function BucketStrip({ answer, chosen, onChoose }: Props) {
  const { money, market } = useDesk();
  const month = answer.rollMonth === null ? '' : months.format(Date.parse(`${answer.rollMonth}T00:00:00Z`));
  return (
    <ul className="late-strip" aria-label="Buckets">
      {answer.strip.map(({ bucket, loans, overdue, oldestDueOn, rollRate }) => (
        <li key={bucket ?? 'all'}>
          <button
            type="button"
            className="late-bucket"
            aria-pressed={chosen === (bucket ?? '')}
            onClick={() => onChoose(bucket === null || chosen === bucket ? '' : bucket)}
          >
            <span className="late-bucket-name" data-bucket={bucket ?? undefined}>
              {bucket === null ? 'All buckets' : bucketWords[bucket as Bucket]}
            </span>
            <span className="late-bucket-line">
              <strong>{loans}</strong>
              {loans === 0 ? (
                <span className="k-muted">–</span>
              ) : (
                <MoneyText way={money} minor={BigInt(overdue)} />
              )}
            </span>
            <span className="late-bucket-line k-muted">
              {bucket === null ? (
                <>
                  <span>oldest</span>
                  <span>
                    {oldestDueOn === null ? '–' : `${daysUntil(oldestDueOn, market.businessDate)} DPD`}
                  </span>
                </>
              ) : (
                <>
                  <span>roll-in rate {month}</span>
                  <span>{rollRate === null ? '–' : `${rollRate} %`}</span>
                </>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
