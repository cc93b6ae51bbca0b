import { useState } from 'react';
import { BesideCustomer } from '../../customer/beside-customer.tsx';
import { RequestsAbout } from '../../queue/requests-about.tsx';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo, useQuery, useRouter } from '../../shell/router.ts';
import { isNotThere } from '../../shell/runtime/is-not-there.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Pane, SidePane } from '../../kit/pane.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Empty, ErrorLine, OfflineLine } from '../../kit/state-lines.tsx';
import { ActPanel, type ActKind, actKinds } from './act-panel.tsx';
import { Ledger } from './ledger.tsx';
import { LoanHead } from './loan-head.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { Beside } from './beside.tsx';
import { Papers } from './papers.tsx';
import { Restructure } from './restructure/restructure.tsx';
import { Schedule } from './schedule.tsx';
import { Waiting } from './waiting.tsx';

/** One loan: what is owed and why, the books, what was said, and what may be done. */
export function LoanPage({ loan }: { readonly loan: string }) {
  const { market, may } = useDesk();
  const router = useRouter();
  const { loaded, reload } = useLoad('console.loan', { market: market.market, loan });
  const [act, setAct] = useQuery<ActKind | ''>('act', '', actKinds);
  const [write, setWrite] = useQuery<'yes' | ''>('write', '', ['yes', '']);
  const isWriting = write === 'yes' && may('loan.act');
  const setWriting = (isOpen: boolean) => setWrite(isOpen ? 'yes' : '');
  const [changes, setChanges] = useState(0);
  const page = loaded.read?.data;
  const state = tableStateOf(loaded, market.timeZone);
  const isActive = page?.state === 'active';
  const mayAct = may('loan.act') && isActive;
  const mayPost = may('money.match') && (isActive || page?.state === 'written-off');
  const offered = actKinds.filter((kind) => (kind === 'post' ? mayPost : mayAct));
  const [turn, setTurn] = useState(0);
  // Choosing again, also the same, begins anew: what was done before is over.
  const begin = (kind: ActKind) => {
    setAct(kind);
    setTurn(turn + 1);
  };
  const choose = (kind: ActKind) => () => offered.includes(kind) && begin(kind);
  const isRestructuring = mayAct && act === 'restructure';
  useKeys('Loan', [
    ...(mayPost && !isRestructuring
      ? [{ keys: 'p', words: 'post payment', inBar: true, run: choose('post') }]
      : []),
    ...(mayAct && !isRestructuring
      ? [
          { keys: 'f', words: 'charge a fee', run: choose('charge') },
          { keys: 'w', words: 'waive', inBar: true, run: choose('waive') },
          { keys: 'd', words: 'extend', inBar: true, run: choose('delay') },
          { keys: 'y', words: 'due day', run: choose('due-day') },
          { keys: 'r', words: 'restructure', run: choose('restructure') },
          { keys: 's', words: 'payoff amount', run: choose('settle') },
          { keys: 'x', words: 'write off', run: choose('write-off') },
        ]
      : []),
    ...(page && may('loan.act')
      ? [{ keys: 'm', words: 'message', inBar: true, run: () => setWriting(true) }]
      : []),
    ...(page && may('audit.read')
      ? [
          {
            keys: 'h',
            words: 'history',
            inBar: true,
            run: () => router.go({ section: 'audit', id: page.loan, query: {} }),
          },
        ]
      : []),
  ]);
  const again = () => {
    setChanges(changes + 1);
    reload();
  };
  if (page && isRestructuring) return <Restructure page={page} onLeave={() => setAct('')} onDone={again} />;
  return (
    <Page crumbs={[{ words: 'Loans', href: hrefTo('loans') }, { words: page?.loan ?? loan }]}>
      <Pane>
        {state.state === 'failed' && !isNotThere(loaded) && (
          <ErrorLine what="The loan could not be read." onAgain={reload} />
        )}
        {state.state === 'offline' && <OfflineLine since={state.since} onAgain={reload} />}
        {!page && state.state === 'loading' && <Skeleton lines={12} />}
        {isNotThere(loaded) && <Empty title="No such loan">Nothing in this market is called {loan}.</Empty>}
        {page && (
          <>
            <LoanHead page={page} />
            <Schedule page={page} />
            <Ledger key={changes} loan={page.loan} />
          </>
        )}
      </Pane>
      {page && (
        <SidePane label="Acts and messages" width="wide">
          <Waiting page={page} />
          {offered.length > 0 && (
            <ActPanel
              key={`${act} ${turn}`}
              page={page}
              offered={offered}
              kind={act !== '' && offered.includes(act) ? act : mayAct ? 'waive' : 'post'}
              onKind={begin}
              onDone={again}
            />
          )}
          <RequestsAbout key={`requests ${changes}`} about="loan" aboutId={page.loan} />
          <BesideCustomer aboutId={`loan:${page.loan}`} />
          <Papers page={page} />
          <Beside key={changes} page={page} onWrite={may('loan.act') ? () => setWriting(true) : null} />
        </SidePane>
      )}
      {isWriting && page && (
        <MessageDialog
          page={page}
          onClose={(isSent) => {
            setWriting(false);
            if (isSent) again();
          }}
        />
      )}
    </Page>
  );
}
