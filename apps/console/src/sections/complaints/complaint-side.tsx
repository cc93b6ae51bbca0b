import { useDesk } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { Facts } from '../../kit/records/facts.tsx';
import { SidePane, SidePart } from '../../kit/pane.tsx';
import { dayWords, localMoment } from '../../kit/words/day-words.ts';
import { languageWords } from '../../kit/words/language-words.ts';
import { moneyWords } from '../../kit/words/money-words.ts';
import { ageWords, stretchWords, timeLeft } from '../../kit/words/time-words.ts';
import type { ComplaintData } from './complaint-thread.tsx';

const ways = {
  app: 'in the app',
  phone: 'by phone, and in the app',
  email: 'by e-mail, and in the app',
} as const;

/** By when, about which loan, and who asks. */
export function ComplaintSide({ page, now }: { readonly page: ComplaintData; readonly now: Date }) {
  const { market, money } = useDesk();
  const { borrower, loan, charge } = page;
  const today = market.businessDate;
  const words = (minor: number) => moneyWords(money, BigInt(minor));
  const asked = new Date(page.askedAt);
  const deadline = new Date(page.deadline);
  const first = page.firstWordAt === null ? null : new Date(page.firstWordAt);
  const isWaiting = page.state === 'open' || page.state === 'reopened';
  return (
    <SidePane label="Deadline and borrower">
      <SidePart title="Deadline" {...(page.isEscalated && { about: 'somebody senior was told' })}>
        <Facts
          look="lines"
          facts={[
            ['Received', dayWords(localMoment(asked, market.timeZone).day, today)],
            [
              'First word',
              first === null
                ? 'not yet'
                : stretchWords(Math.max(0, Math.floor((first.getTime() - asked.getTime()) / 60_000))),
            ],
            ['Answer by', dayWords(page.promisedBy, today)],
            ...(isWaiting
              ? ([
                  ['Used', ageWords(asked, now)],
                  ['Left', timeLeft(deadline, now).words],
                ] as const)
              : []),
            [
              'Regulator',
              page.regulatorFrom === null
                ? 'may be asked now'
                : `from ${dayWords(page.regulatorFrom, today)}`,
            ],
          ]}
        />
      </SidePart>
      {page.waits && (
        <SidePart title="Waits" about={<NeedsApprovalChip />}>
          <p>
            <a href={hrefTo('second-person', page.waits.requestId)}>Taking the charge back</a>, asked by{' '}
            {page.waits.by}. Nothing is told before somebody agrees.
          </p>
        </SidePart>
      )}
      {loan && (
        <SidePart title="Loan">
          <Facts
            look="lines"
            facts={[
              [
                'Loan',
                <a key="loan" className="k-reference" href={hrefTo('loans', loan.loan)}>
                  {loan.loan}
                </a>,
              ],
              ['Owed today', words(loan.toPay)],
              [
                'Overdue',
                <span key="overdue" className={loan.overdue > 0 ? 'k-red' : ''}>
                  {words(loan.overdue)}
                </span>,
              ],
              ['Days late', String(loan.daysLate)],
              ['Delays left', String(loan.delaysLeft)],
            ]}
          />
        </SidePart>
      )}
      {charge && (
        <SidePart title="Disputed charge">
          <Facts
            look="lines"
            facts={[
              ['Instalment of', dayWords(charge.dueOn, today)],
              ['Late charge', words(charge.amount)],
              [
                'Decided',
                charge.decision === null
                  ? 'not yet'
                  : charge.decision === 'stands'
                    ? 'it stands'
                    : 'taken back',
              ],
            ]}
          />
        </SidePart>
      )}
      <SidePart title="Borrower">
        <Facts
          look="lines"
          facts={[
            [
              'With us',
              borrower.since === null ? 'left' : `since ${dayWords(borrower.since.slice(0, 10), today)}`,
            ],
            ['Loans', String(borrower.loans)],
            ['Complaints', borrower.complaints === 1 ? 'this one only' : String(borrower.complaints)],
            ['Reads', languageWords(borrower.language)],
            ['Answer', ways[page.answerWay]],
            ...(page.score === null ? [] : ([['Score', `${page.score} of 5`]] as const)),
          ]}
        />
        {page.scoreWords && <p className="complaint-words">{page.scoreWords}</p>}
      </SidePart>
    </SidePane>
  );
}
