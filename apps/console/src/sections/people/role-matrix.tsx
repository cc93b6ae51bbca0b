import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { Table } from '../../kit/table/table.tsx';
import { ChangeRole } from './change-role.tsx';
import type { Role } from './people-shapes.ts';
import { roleColumns } from './role-columns.tsx';

/** What each role may do, one line for each thing that can be done. */
export function RoleMatrix({ mayChange }: { readonly mayChange: boolean }) {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.roles', {});
  const [open, setOpen] = useState<Role>();
  const [done, setDone] = useState<string>();
  const read = loaded.read?.data;
  const roles = read?.roles ?? [];
  return (
    <Pane>
      <PaneHead title="Roles">
        <span>A role change needs approval and applies to everyone who has the role.</span>
      </PaneHead>
      {done && <Notice tone="green">{done}</Notice>}
      {mayChange && (
        <div className="people-acts people-acts-row">
          {roles.map((role) => (
            <Button key={role.key} size="small" onClick={() => setOpen(role)}>
              Change {role.name}
            </Button>
          ))}
        </div>
      )}
      <Table
        label="What each role may do"
        columns={roleColumns(roles)}
        rows={read?.permissions ?? []}
        rowKey={({ key }) => key}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        density="dense"
      />
      {open && read && (
        <ChangeRole
          role={open}
          permissions={read.permissions}
          onClose={() => setOpen(undefined)}
          onDone={(words) => {
            setDone(words);
            setOpen(undefined);
          }}
        />
      )}
    </Pane>
  );
}
