import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo, useRouter } from '../../shell/router.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { BesideCustomer } from '../../customer/beside-customer.tsx';
import { RequestsAbout } from '../../queue/requests-about.tsx';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { Pane, SidePane } from '../../kit/pane.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Empty, ErrorLine, OfflineLine } from '../../kit/state-lines.tsx';
import { localMoment } from '../../kit/words/day-words.ts';
import { moneyWay } from '../../kit/words/money-words.ts';
import { ApplicationHead } from './application-head.tsx';
import type { Application } from './application-types.ts';
import { BureauReport } from './bureau-report.tsx';
import { Comparison } from './comparison.tsx';
import { Decide } from './decide.tsx';
import { FactGroups } from './fact-groups.tsx';
import { History, LastStep } from './history.tsx';
import { Pictures } from './pictures.tsx';
import { ApplicationChecks, Trace } from './trace.tsx';
import { useNeighbours, type Neighbours } from './use-neighbours.ts';

/** One application on one page: facts, documents, the referral reason, and the decision. */
export function ApplicationPage({ orderId }: { readonly orderId: string }) {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.application', { orderId });
  const neighbours = useNeighbours(orderId);
  const [isMissed, setMissed] = useState(false);
  const again = () => {
    reload();
    neighbours.reload();
  };
  const application = loaded.read?.data;
  const crumbs = [
    { words: 'Applications', href: hrefTo('applications') },
    { words: application ? (application.name ?? application.reference) : 'Application' },
  ];
  return (
    <Page crumbs={crumbs} actions={<NeighbourButtons neighbours={neighbours} />}>
      <Pane>
        {loaded.state === 'failed' &&
          (loaded.fault.code === 'not_found' || loaded.fault.code === 'invalid_request' ? (
            <Empty title="There is no such application">The address may be mistyped.</Empty>
          ) : (
            <ErrorLine what="The application could not be read." onAgain={reload} />
          ))}
        {loaded.state === 'offline' && (
          <OfflineLine since={localMoment(loaded.since, market.timeZone).clock} onAgain={reload} />
        )}
        {loaded.state === 'loading' && <Skeleton lines={12} />}
        {application && <Whole application={application} reload={reload} />}
      </Pane>
      {application && (
        <SidePane label="Decision" width="wide">
          {isMissed && (
            <Notice tone="amber">
              <LastStep application={application} /> Your decision was not saved.
            </Notice>
          )}
          <Decide
            key={`${orderId} ${application.state} ${application.waits?.requestId ?? ''}`}
            application={application}
            onDecided={() => {
              setMissed(false);
              again();
            }}
            onMissed={() => {
              setMissed(true);
              again();
            }}
          />
          <BesideCustomer aboutId={`order:${application.orderId}`} />
          <RequestsAbout
            key={application.waits?.requestId ?? 'none'}
            about="order"
            aboutId={application.orderId}
          />
          {!application.canDecide && !neighbours.hasNext && (
            <p className="k-next-application">
              <ButtonLink href={hrefTo('applications')}>Back to the queue</ButtonLink>
            </p>
          )}
          {!application.canDecide && neighbours.hasNext && (
            <p className="k-next-application">
              <Button keys="j" onClick={neighbours.goNext}>
                Next application
              </Button>
            </p>
          )}
        </SidePane>
      )}
    </Page>
  );
}

type WholeProps = { readonly application: Application; readonly reload: () => void };

function Whole({ application, reload }: WholeProps) {
  const way = moneyWay(application.currency, application.market);
  return (
    <>
      <ApplicationHead application={application} way={way} onChange={reload} />
      <div className="k-application">
        <FactGroups groups={application.groups} />
        <div>
          <Pictures application={application} />
          <Comparison application={application} />
          <Trace application={application} onRerun={reload} />
          <BureauReport application={application} />
          <ApplicationChecks checks={application.checks} />
          <History application={application} />
        </div>
      </div>
    </>
  );
}

/** Where it stands among those that wait: J and K go on without going back. */
function NeighbourButtons({ neighbours }: { readonly neighbours: Neighbours }) {
  const router = useRouter();
  const { position, count, hasBefore, hasNext, goBefore, goNext } = neighbours;
  useKeys('Application', [
    { keys: 'j', words: 'next', run: goNext },
    { keys: 'k', words: 'before', run: goBefore },
    {
      keys: 'Escape',
      words: 'to the list',
      run: () => router.go({ section: 'applications', id: null, query: {} }),
    },
  ]);
  return (
    <div className="k-buttons k-neighbours">
      <span className="k-muted">{position === null ? `${count} waiting` : `${position} of ${count}`}</span>
      <Button size="small" icon="chevronUp" keys="k" disabled={!hasBefore} onClick={goBefore}>
        <span className="k-spoken">The one before</span>
      </Button>
      <Button size="small" keys="j" disabled={!hasNext} onClick={goNext}>
        Next
      </Button>
    </div>
  );
}
