import { useDesk } from '../../shell/me.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PartHead } from '../../kit/pane.tsx';
import { sessionColumns } from '../../kit/records/session-columns.tsx';
import { Table } from '../../kit/table/table.tsx';

/** Where one is logged in: what one does not know, one ends. */
export function OwnSessions() {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.sessions', {});
  const act = useAct('console.sessions-end');
  const sessions = loaded.read?.data.sessions ?? [];
  const end = async (sessionId: string | null) => {
    await act.run({ sessionId });
    reload();
  };
  return (
    <>
      <PartHead title="Where you are logged in">
        <Button
          size="small"
          look="danger"
          isBusy={act.isBusy}
          disabled={!sessions.some(({ isThis }) => !isThis)}
          onClick={() => void end(null)}
        >
          End all others
        </Button>
      </PartHead>
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      <Table
        label="Where you are logged in"
        columns={sessionColumns(market, (sessionId) => void end(sessionId))}
        rows={sessions}
        rowKey={({ sessionId }) => sessionId}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
      />
      <p className="k-muted">
        If you don’t know one of them, end it and change your password: that ends every other session too.
      </p>
    </>
  );
}
