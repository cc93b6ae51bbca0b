import type { ReactNode } from 'react';
import {
  ActChecks,
  type ActPreview,
  EffectTable,
  Postings,
  ScheduleChange,
} from '../../../acts/act-preview.tsx';
import { useDesk } from '../../../shell/me.ts';
import { Facts, Figures } from '../../../kit/records/facts.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import { PartHead } from '../../../kit/pane.tsx';
import { dayWords } from '../../../kit/words/day-words.ts';

type Plan = NonNullable<ActPreview['schedule']>['before'];

const highest = (rows: Plan) => rows.reduce((most, { total }) => Math.max(most, total), 0);
const yearly = (day: string | undefined) => (day ? `${dayWords(day)} ${day.slice(0, 4)}` : '–');

/** New terms from top to bottom: what changes, both plans, the cost, what stays, what is posted. */
export function RestructurePlan({ seen, today }: { readonly seen: ActPreview; readonly today: string }) {
  const { schedule, figures, terms, checks, postings } = seen;
  const after = (name: string) => terms.find((term) => term.name === name)?.then ?? '–';
  return (
    <>
      {schedule && <Change schedule={schedule} figures={figures} />}
      {schedule && <ScheduleChange schedule={schedule} />}
      <div className="rs-halves">
        <section>
          <EffectTable figures={figures} title="Cost of credit" />
        </section>
        <section>
          <PartHead title="Stays as it is" words="a restructure does not cure the classification" />
          <Facts
            look="lines"
            facts={[
              [locked('Max DPD'), after('Max DPD')],
              [locked('Asset classification'), `as of ${dayWords(today)}, until cured`],
              [locked('Mark'), after('Mark')],
            ]}
          />
        </section>
      </div>
      <ActChecks checks={checks} />
      <PartHead title="Will be posted" words="when the borrower accepts; the amount owed does not change" />
      <Postings postings={postings} />
    </>
  );
}

const locked = (words: string): ReactNode => (
  <span key={words}>
    <Icon name="lock" /> {words}
  </span>
);

type ChangeProps = {
  readonly schedule: NonNullable<ActPreview['schedule']>;
  readonly figures: ActPreview['figures'];
};

function Change({ schedule: { before, after }, figures }: ChangeProps) {
  const { money } = useDesk();
  const cost = figures.find(({ isTotal }) => isTotal);
  const text = (minor: number) => <MoneyText way={money} minor={BigInt(minor)} />;
  return (
    <Figures
      figures={[
        {
          what: 'Highest instalment',
          value: (
            <>
              {text(highest(before))} → {text(highest(after))}
            </>
          ),
          below: `${before.length} open → ${after.length}`,
        },
        {
          what: 'Maturity',
          value: `${dayWords(before.at(-1)?.dueOn ?? '')} → ${yearly(after.at(-1)?.dueOn)}`,
          below: `first due ${yearly(after[0]?.dueOn)}`,
        },
        {
          what: 'Cost of credit',
          value: cost ? (
            <>
              {cost.change > 0 && '+'}
              {text(cost.change)}
            </>
          ) : (
            '–'
          ),
          below: cost && (
            <>
              {text(cost.now)} → {text(cost.then)}
            </>
          ),
        },
      ]}
    />
  );
}
