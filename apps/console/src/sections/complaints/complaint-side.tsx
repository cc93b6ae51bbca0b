import { useDesk } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { Button } from '../../kit/button.tsx';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { Facts } from '../../kit/records/facts.tsx';
import { SidePane, SidePart } from '../../kit/pane.tsx';
import { RequestsAbout } from '../../queue/requests-about.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { languageWords } from '../../kit/words/language-words.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { channelWords, outcomeWords, redressWords } from './complaint-words.ts';
import type { ComplaintData } from './complaint-thread.tsx';
import { SlaSteps } from './sla-steps.tsx';

const ways = {
  app: 'in the app',
  phone: 'by phone',
  email: 'by e-mail',
} as const;

type Props = {
  readonly page: ComplaintData;
  readonly now: Date;
  /** Undefined: the reader may not. */
  readonly onClassify: (() => void) | undefined;
};

/** By when, what it was for the report, about which loan, and who complains. */
export function ComplaintSide({ page, now, onClassify }: Props) {
  return (
    <SidePane label="Deadline and borrower">
      <SidePart title="Deadline" {...(page.isEscalated && { about: 'escalated' })}>
        <SlaSteps page={page} now={now} />
      </SidePart>
      {page.waits && (
        <SidePart title="Approval" about={<NeedsApprovalChip />}>
          <p>
            <a href={hrefTo('second-person', page.waits.requestId)}>Reversal of the charge</a>, requested by{' '}
            {page.waits.by}. The borrower is notified after approval.
          </p>
        </SidePart>
      )}
      <RequestsAbout key={page.waits?.requestId ?? 'none'} about="complaint" aboutId={page.reportId} />
      <LoanPart page={page} />
      <WhoPart page={page} />
      <ReportPart page={page} onClassify={onClassify} />
      <p className="k-muted complaint-law">{page.law}</p>
    </SidePane>
  );
}

function LoanPart({ page: { loan, charge } }: { readonly page: ComplaintData }) {
  const { market, money } = useDesk();
  const amount = (minor: number, tone?: 'red') => (
    <MoneyText way={money} minor={String(minor)} {...(tone && { tone })} />
  );
  return (
    <>
      {loan && (
        <SidePart
          title="Loan"
          about={
            <a className="k-reference" href={hrefTo('loans', loan.loan)}>
              {loan.loan}
            </a>
          }
        >
          <Facts
            look="lines"
            facts={[
              ['Payoff amount', amount(loan.toPay)],
              ['Past due', amount(loan.overdue, loan.overdue > 0 ? 'red' : undefined)],
              ['DPD', String(loan.daysLate)],
              ['Extensions left', String(loan.delaysLeft)],
            ]}
          />
        </SidePart>
      )}
      {charge && (
        <SidePart title="Disputed charge">
          <Facts
            look="lines"
            facts={[
              ['Instalment of', dayWords(charge.dueOn, market.businessDate)],
              ['Late charge', amount(charge.amount)],
              [
                'Decision',
                charge.decision === null ? 'none yet' : charge.decision === 'stands' ? 'upheld' : 'reversed',
              ],
            ]}
          />
        </SidePart>
      )}
    </>
  );
}

function WhoPart({ page }: { readonly page: ComplaintData }) {
  const { market } = useDesk();
  const { borrower, intake } = page;
  const today = market.businessDate;
  return (
    <SidePart title={borrower.hasAccount ? 'Borrower' : 'Complainant'}>
      <Facts
        look="lines"
        facts={[
          ['Channel', channelWords[page.channel]],
          ...(intake ? ([['Logged by', intake.by]] as const) : []),
          ...(intake?.regulatorReference
            ? ([['Regulator’s reference', intake.regulatorReference]] as const)
            : []),
          ...(borrower.hasAccount
            ? ([
                [
                  'With us',
                  borrower.since === null ? 'left' : `since ${dayWords(borrower.since.slice(0, 10), today)}`,
                ],
                ['Loans', String(borrower.loans)],
                ['Complaints', borrower.complaints === 1 ? 'this one only' : String(borrower.complaints)],
                ['Speaks', languageWords(borrower.language)],
              ] as const)
            : ([
                ['Contact', borrower.contact ?? 'not kept'],
                ['Account', 'none'],
              ] as const)),
          ['Answer', ways[page.answerWay]],
          ...(page.score === null ? [] : ([['Score', `${page.score} of 5`]] as const)),
        ]}
      />
      {page.scoreWords && <p className="complaint-words">{page.scoreWords}</p>}
    </SidePart>
  );
}

function ReportPart({ page, onClassify }: Omit<Props, 'now'>) {
  const { money } = useDesk();
  const { classification: known, cases } = page;
  const nameOf = (list: readonly { readonly key: string; readonly name: string }[], key: string) =>
    list.find((each) => each.key === key)?.name ?? key;
  return (
    <SidePart title="Classification" about="for the report">
      {known ? (
        <Facts
          look="lines"
          facts={[
            ['Class', nameOf(cases.classes, known.class)],
            ['Root cause', nameOf(cases.causes, known.cause)],
            ['Outcome', outcomeWords[known.outcome]],
            [
              'Redress',
              known.redress.length === 0
                ? 'none'
                : known.redress.map((each) => redressWords[each]).join(', '),
            ],
            ...(known.redressAmount > 0
              ? ([
                  [
                    `Entries ${known.entryIds.join(', ')}`,
                    <MoneyText key="redress" way={money} minor={String(known.redressAmount)} />,
                  ],
                ] as const)
              : []),
            ['By', known.by],
          ]}
        />
      ) : (
        <p className="k-muted">Not classified yet; needed before it is answered or closed.</p>
      )}
      {onClassify && (
        <Button size="small" keys="y" onClick={onClassify}>
          {known ? 'Change classification' : 'Classify'}
        </Button>
      )}
    </SidePart>
  );
}
