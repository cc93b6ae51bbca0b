import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { PartHead } from '../../kit/pane.tsx';
import { Facts } from '../../kit/records/facts.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ErrorLine } from '../../kit/state-lines.tsx';
import { dayWords, momentWords } from '../../kit/words/day-words.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { type MoneyWay, moneyWay } from '../../kit/words/money-words.ts';
import type { Application } from './application-types.ts';

type Report = ResponseOf<Calls['console.application-bureau']>['reports'][number];
type BureauRecord = NonNullable<Report['record']>;

/** All that the bureau answered. It is opened by hand: whoever reads it is written down. */
export function BureauReport({ application }: { readonly application: Application }) {
  const { may } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const maySee = may('document.see');
  const toggle = () => setOpen(!isOpen);
  useKeys('Bureau report', maySee ? [{ keys: 'i', words: 'bureau report', run: toggle }] : []);
  return (
    <section aria-label="Bureau report">
      <PartHead title="Bureau report" {...(!maySee && { words: 'your role does not see it' })}>
        {maySee && (
          <Button size="small" keys="i" isExpanded={isOpen} onClick={toggle}>
            {isOpen ? 'Close report' : 'Open report'}
          </Button>
        )}
      </PartHead>
      {isOpen && <Reports application={application} />}
    </section>
  );
}

function Reports({ application: { orderId, currency, market } }: { readonly application: Application }) {
  const { loaded, reload } = useLoad('console.application-bureau', { orderId });
  const reports = loaded.read?.data.reports;
  if (loaded.state === 'failed' || loaded.state === 'offline')
    return <ErrorLine what="The report could not be read." onAgain={reload} />;
  if (!reports) return <Skeleton lines={4} />;
  if (reports.length === 0)
    return (
      <p className="k-muted">The bureau was not asked: there was no consent, or nothing to ask about.</p>
    );
  const way = moneyWay(currency, market);
  return reports.map((report) => <OneReport key={report.enquiryId} report={report} way={way} />);
}

const comes = {
  answered: 'answered',
  'no-answer': 'no answer came',
  forgotten: 'deleted: the borrower closed their account',
} as const;

function OneReport({ report, way }: { readonly report: Report; readonly way: MoneyWay }) {
  const { market } = useDesk();
  const moment = (at: string) => momentWords(new Date(at), market.timeZone, market.businessDate);
  const { enquiryId, askedAt, answeredAt, consentedAt, came, record } = report;
  return (
    <article className="k-bureau-report">
      <Facts
        look="lines"
        facts={[
          ['Report', answeredAt ? moment(answeredAt) : comes[came]],
          ['Requested', moment(askedAt)],
          ['Consent', moment(consentedAt)],
          ['Bureau’s reference', record?.reference ?? '–'],
          ['Our enquiry', enquiryId],
          ...(record
            ? ([
                ['File', record.standing === 'found' ? 'found' : 'thin: hardly known'],
                ['Open loans', String(record.openLoans)],
                ['Worst status, 24 months', statusWords(record.worstStatus)],
                ['Enquiries, 30 days', String(record.enquiries)],
              ] as const)
            : []),
        ]}
      />
      {record && <Lines lines={record.lines} way={way} />}
    </article>
  );
}

const statuses: Readonly<Record<BureauRecord['worstStatus'], string>> = {
  none: 'none',
  current: 'current',
  'late-30': '30+ DPD',
  'late-60': '60+ DPD',
  'late-90': '90+ DPD',
  'written-off': 'written off',
};
const statusWords = (status: BureauRecord['worstStatus']) => statuses[status];

function Lines({ lines, way }: { readonly lines: BureauRecord['lines']; readonly way: MoneyWay }) {
  if (lines === null) return <p className="k-muted">The bureau counts loans and lists none.</p>;
  if (lines.length === 0) return <p className="k-muted">It reports no loan.</p>;
  return (
    <table className="k-mini">
      <thead>
        <tr>
          <th scope="col">Lender</th>
          <th scope="col">Opened</th>
          <th scope="col">Amount {way.sign}</th>
          <th scope="col">Balance {way.sign}</th>
          <th scope="col">Worst status</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ lender, kind, openedOn, isOpen, amount, outstanding, worstStatus }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a report does not change
          <tr key={at}>
            <td>
              {lender ?? kind}
              {!isOpen && ', closed'}
            </td>
            <td>{openedOn ? dayWords(openedOn) : '–'}</td>
            <td>
              <MoneyText way={way} minor={amount === null ? null : String(amount)} place="column" />
            </td>
            <td>
              <MoneyText way={way} minor={outstanding === null ? null : String(outstanding)} place="column" />
            </td>
            <td>{statusWords(worstStatus)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
