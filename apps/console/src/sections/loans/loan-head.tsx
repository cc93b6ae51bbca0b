import { useDesk } from '../../shell/me.ts';
import { Chip } from '../../kit/chip.tsx';
import { DayText } from '../../kit/words/day-text.tsx';
import { Figures } from '../../kit/records/facts.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { moneyWords } from '../../kit/words/money-words.ts';
import { dayWords, distanceWords } from '../../kit/words/day-words.ts';
import type { LoanData } from './page-data.ts';
import { stateWords } from './state-words.ts';

const conventions: Readonly<Record<LoanData['rates'][number]['convention'], string>> = {
  'eir-monthly': 'effective a month',
  'nominal-12': 'nominal a year',
  'effective-annual': 'effective a year',
  'actuarial-unit-period': 'APR',
};

/** As on the borrower's screen: two digits behind the point, halves up. */
const ratePercent = (percent: string) =>
  `${(Math.round(Math.round(Number(percent) * 1e6) / 1e4) / 100).toFixed(2)}\u00a0%`;

/** Whose it is, and the figures that a caller asks for. */
export function LoanHead({ page }: { readonly page: LoanData }) {
  const { money } = useDesk();
  const { borrower, stands, classification, today } = page;
  const words = (minor: number) => moneyWords(money, BigInt(minor));
  const figure = (name: string, minor: number) => (
    <MoneyText way={money} minor={BigInt(minor)} as={{ figure: name, loan: page.loanId, asOf: today }} />
  );
  const next = page.nextInTime;
  return (
    <>
      <header className="loan-head">
        <h1>
          {borrower.name ?? 'Name not kept'}
          {stands.daysLate > 0 && <Chip tone="red">{stands.daysLate} DPD</Chip>}
          {stands.restructuredOn !== null && <Chip tone="amber">restructured</Chip>}
          {classification.nonPerformingSince !== null && (
            <Chip tone="amber">
              non-performing since {dayWords(classification.nonPerformingSince, today)}
            </Chip>
          )}
          <Chip>{stateWords[page.state]}</Chip>
          {page.hasDispute && <Chip tone="amber">charge in dispute</Chip>}
          {page.isSheltered && <Chip tone="amber">reminders paused</Chip>}
        </h1>
        <p className="k-muted">
          <span className="k-reference">{page.loan}</span> · {page.product} v{page.version}
          {borrower.phone && ` · ${borrower.phone}`} ·{' '}
          {page.broughtIn ? (
            <>
              {words(page.broughtIn.amount)} disbursed{' '}
              <DayText day={page.broughtIn.paidOutOn} today={today} /> elsewhere, migrated{' '}
              <DayText day={page.broughtIn.since} today={today} />
            </>
          ) : (
            <>
              disbursed <DayText day={page.paidOutOn} today={today} />
            </>
          )}
          {page.paidOutTo && ` to ${page.paidOutTo}`}
          {page.rates.map((rate) => (
            <span key={rate.convention}>
              {' '}
              · {ratePercent(rate.percent)} {conventions[rate.convention]}
            </span>
          ))}
        </p>
        {page.chosenDueOn !== null && (
          <p className="k-muted">
            Due day chosen by the borrower: first instalment <DayText day={page.chosenDueOn} today={today} />.
            Interest accrues by actual days.
          </p>
        )}
        {classification.curedBy !== null && (
          <p className="k-muted">
            Restructured and not cured: classified by the age of the old arrears until{' '}
            {classification.curedBy} instalments in a row are paid on time. Not counted as DPD.
          </p>
        )}
      </header>
      <Figures
        figures={[
          {
            what: 'Payoff amount',
            value: figure(page.state === 'active' ? 'settle' : 'owed', stands.toPay),
            below:
              page.state === 'active'
                ? `on ${dayWords(today)}`
                : page.state === 'written-off'
                  ? 'of what was written off'
                  : 'nothing is owed any more',
          },
          {
            what: 'Past due',
            value: figure('overdue', stands.overdue),
            ...(stands.overdue > 0 && { tone: 'red' as const }),
            below:
              page.oldestDueOn === null
                ? 'nothing is past due'
                : `${page.overdueRows} instalment${page.overdueRows === 1 ? '' : 's'}, oldest ${dayWords(page.oldestDueOn, today)}`,
          },
          {
            what: 'Next due',
            value: next ? figure(stands.overdue > 0 ? 'next-in-time' : 'next', next.amount) : '–',
            below: next
              ? `${dayWords(next.dueOn, today)}, ${distanceWords(next.dueOn, today)}`
              : 'nothing more falls due',
          },
          {
            what:
              page.costCeiling === null ? (
                'Cost of credit so far'
              ) : (
                <>Cost of credit so far, cap {figure('cost-ceiling', page.costCeiling)}</>
              ),
            value: figure('cost', page.costSoFar),
            below: `${page.costPercent}\u00a0% of principal`,
          },
        ]}
      />
    </>
  );
}
