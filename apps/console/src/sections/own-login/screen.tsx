import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Pane, PaneHead, PartHead, SidePane, SidePart } from '../../kit/pane.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { Table } from '../../kit/table/table.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { ChangePassword } from './change-password.tsx';
import { ForgetPasskey } from './forget-passkey.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { type Passkey, passkeyColumns } from './passkey-columns.tsx';

/** What one comes in with: passkeys, recovery codes, the password; and where one is logged in. */
export function Screen() {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.passkeys', {});
  const [forgotten, setForgotten] = useState<Passkey>();
  const own = loaded.read?.data;
  return (
    <Page crumbs={[{ words: 'Set up' }, { words: 'Your login' }]}>
      <Pane>
        <PaneHead title="Your login">
          {own && <span>Recovery codes left: {own.recoveryCodesLeft}.</span>}
        </PaneHead>
        <Table
          label="Your passkeys"
          columns={passkeyColumns(market, setForgotten)}
          rows={own?.passkeys ?? []}
          rowKey={({ passkeyId }) => passkeyId}
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          empty={
            <Empty title="You have no passkey yet">
              Your second factor is the code from your authenticator app. A passkey is faster and can’t be
              phished.
            </Empty>
          }
        />
        <PartHead title="Another passkey" />
        {own?.isOffered === false ? (
          <p className="k-muted">Browsers accept passkeys only if the console has its own host name.</p>
        ) : (
          <div className="k-narrow">
            <AddPasskey onAdded={reload} />
          </div>
        )}
        <OwnSessions />
      </Pane>
      <SidePane label="Password">
        <SidePart title="Password">
          <ChangePassword />
        </SidePart>
      </SidePane>
      {forgotten && (
        <ForgetPasskey
          passkey={forgotten}
          onClose={() => setForgotten(undefined)}
          onDone={() => {
            setForgotten(undefined);
            reload();
          }}
        />
      )}
    </Page>
  );
}
