import { Button } from '../button.tsx';
import { MomentText } from '../words/day-text.tsx';
import type { Column } from '../table/column.ts';

export type SessionRow = {
  readonly sessionId: string;
  readonly device: string;
  readonly address: string | null;
  readonly startedAt: string;
  readonly lastUsedAt: string;
  readonly isThis: boolean;
};

/** Where somebody is logged in; with `onEnd` each session but this one can be ended. */
export function sessionColumns(
  { timeZone, businessDate: today }: { readonly timeZone: string; readonly businessDate: string },
  onEnd?: (sessionId: string) => void,
): Column<SessionRow>[] {
  const moment = (at: string) => <MomentText at={new Date(at)} timeZone={timeZone} today={today} />;
  return [
    {
      key: 'device',
      head: 'Device',
      look: 'strong',
      bone: 5,
      cell: ({ device, isThis }) => (
        <>
          {device} {isThis && <span className="k-muted">this one</span>}
        </>
      ),
    },
    { key: 'address', head: 'Address', look: 'muted', bone: 3, cell: ({ address }) => address ?? '–' },
    { key: 'started', head: 'Logged in', bone: 2, cell: ({ startedAt }) => moment(startedAt) },
    { key: 'used', head: 'Last seen', bone: 2, cell: ({ lastUsedAt }) => moment(lastUsedAt) },
    ...(onEnd ? [endColumn(onEnd)] : []),
  ];
}

const endColumn = (onEnd: (sessionId: string) => void): Column<SessionRow> => ({
  key: 'end',
  head: '',
  align: 'end',
  bone: 2,
  cell: ({ sessionId, device, isThis }) =>
    isThis ? null : (
      <Button size="small" look="danger" onClick={() => onEnd(sessionId)}>
        End <span className="k-spoken">{device}</span>
      </Button>
    ),
});
