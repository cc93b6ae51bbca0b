import { useDesk } from '../../app/me.ts';
import { Page } from '../../app/page.tsx';
import { tableStateOf } from '../../data/table-state-of.ts';
import { useAct } from '../../data/use-act.ts';
import { useLoad } from '../../data/use-load.ts';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, PartHead, SidePane, SidePart } from '../../kit/pane.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { Table } from '../../kit/table/table.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { ChangePassword } from './change-password.tsx';
import { passkeyColumns } from './passkey-columns.tsx';

/** What one comes in with: passkeys, recovery codes, the password. */
export function Screen() {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.passkeys', {});
  const forget = useAct('console.passkey-remove');
  const own = loaded.read?.data;
  const onForget = async (passkeyId: string) => {
    await forget.run({ passkeyId });
    reload();
  };
  return (
    <Page crumbs={[{ words: 'Set up' }, { words: 'Your login' }]}>
      <Pane>
        <PaneHead title="Your login">
          {own && <span>Recovery codes left: {own.recoveryCodesLeft}.</span>}
        </PaneHead>
        {forget.fault && <Notice tone="red">{forget.fault.words}</Notice>}
        <Table
          label="Your passkeys"
          columns={passkeyColumns(market, (passkeyId) => void onForget(passkeyId))}
          rows={own?.passkeys ?? []}
          rowKey={({ passkeyId }) => passkeyId}
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          empty={
            <Empty title="You have no passkey yet">
              The code of your app is your second step. A passkey is quicker, and nobody can be talked out of
              it.
            </Empty>
          }
        />
        <PartHead title="Another passkey" />
        {own?.isOffered === false ? (
          <p className="k-muted">Browsers take passkeys only where the console has a host name of its own.</p>
        ) : (
          <div className="k-narrow">
            <AddPasskey onAdded={reload} />
          </div>
        )}
      </Pane>
      <SidePane label="Password">
        <SidePart title="Password">
          <ChangePassword />
        </SidePart>
      </SidePane>
    </Page>
  );
}
