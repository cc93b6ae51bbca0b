import type { Calls, ResponseOf } from '@candor/contract/console-client';
import type { Desk } from '../../shell/me.ts';
import { Button } from '../../kit/button.tsx';
import { MomentText } from '../../kit/words/day-text.tsx';
import type { Column } from '../../kit/table/column.ts';

export type Passkey = ResponseOf<Calls['console.passkeys']>['passkeys'][number];

export function passkeyColumns(
  { timeZone, businessDate: today }: Desk['market'],
  onForget: (passkey: Passkey) => void,
): Column<Passkey>[] {
  const moment = (at: string) => <MomentText at={new Date(at)} timeZone={timeZone} today={today} />;
  return [
    { key: 'name', head: 'Passkey', look: 'strong', bone: 6, cell: ({ name }) => name },
    { key: 'made', head: 'Made', cell: ({ madeAt }) => moment(madeAt) },
    { key: 'used', head: 'Last used', cell: ({ usedAt }) => (usedAt === null ? '–' : moment(usedAt)) },
    {
      key: 'forget',
      head: '',
      align: 'end',
      bone: 2,
      cell: (passkey) => (
        <Button size="small" look="danger" onClick={() => onForget(passkey)}>
          Remove <span className="k-spoken">{passkey.name}</span>
        </Button>
      ),
    },
  ];
}
