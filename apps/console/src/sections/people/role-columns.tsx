import { Icon } from '../../kit/icon.tsx';
import type { Column } from '../../kit/table/column.ts';
import type { Role, Roles } from './people-shapes.ts';

type Row = Roles['permissions'][number];

/** One column for each role, with how many people have it. */
export function roleColumns(roles: readonly Role[]): Column<Row>[] {
  return [
    {
      key: 'does',
      head: 'May',
      width: 250,
      bone: 6,
      cell: ({ does }) => <span className="people-wrap">{does}</span>,
    },
    ...roles.map((role): Column<Row> => ({
      key: role.key,
      head: (
        <span className="people-wrap people-role">
          {role.name} <span className="k-muted">{role.people}</span>
        </span>
      ),
      width: 76,
      cell: ({ key, does }) =>
        role.permissions.includes(key) ? (
          <span className="k-green">
            <Icon name="check" />
            <span className="k-spoken">{`${role.name} may: ${does}`}</span>
          </span>
        ) : (
          <span className="k-muted">–</span>
        ),
    })),
  ];
}
