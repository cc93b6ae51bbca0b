import type { ReactNode } from 'react';
import { useDesk } from '../../shell/me.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { sessionColumns } from '../../kit/records/session-columns.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { Table } from '../../kit/table/table.tsx';
import type { Person } from './people-shapes.ts';

type Props = {
  readonly person: Person;
  readonly onClose: () => void;
  readonly onDone: (words: ReactNode) => void;
};

/**
 * Where somebody is logged in, for the day on which a laptop is lost: all of it ends, but for the session in
 * hand.
 */
export function SessionsOfPerson({ person: { staffId, name, email }, onClose, onDone }: Props) {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.person-sessions', { staffId });
  const act = useAct('console.person-sessions-end');
  const sessions = loaded.read?.data.sessions ?? [];
  const commit = async (reason: string) => {
    const outcome = await act.run({ staffId, sessionId: null, reason });
    if (outcome && 'answer' in outcome)
      onDone(`Sessions of ${name} that ended: ${outcome.answer.ended}. They can log in again.`);
  };
  return (
    <ReasonDialog
      title={`Sessions of ${name}`}
      about={email}
      commits="End all sessions"
      look="danger"
      isReady={sessions.some(({ isThis }) => !isThis)}
      isBusy={act.isBusy}
      fault={act.fault}
      note="They can log in again. To prevent that, disable them."
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    >
      <Table
        label={`Sessions of ${name}`}
        columns={sessionColumns(market)}
        rows={sessions}
        rowKey={({ sessionId }) => sessionId}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        empty={<Empty title="No sessions">They are not logged in.</Empty>}
      />
    </ReasonDialog>
  );
}
