import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { DayField } from '../../shell/day-field.tsx';
import { useDesk } from '../../shell/me.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import type { AuditQuery } from './search-from.ts';

type Set = Readonly<Record<'about' | 'staff' | 'act' | 'from' | 'to', (value: string) => void>>;

type Props = {
  readonly query: AuditQuery;
  readonly acts: ResponseOf<Calls['console.audit']>['acts'];
  readonly set: Set;
};

/** Narrows the log; everything that is chosen stands in the address. */
export function Filters({ query, acts, set }: Props) {
  const { may } = useDesk();
  const known = acts.some(({ act }) => act === query.act) || query.act === '';
  const choices = known ? acts : [...acts, { act: query.act, words: query.act }];
  return (
    <div className="audit-filters">
      {may('people.read') ? <PersonFilter value={query.staff} onChange={set.staff} /> : <span />}
      <SelectField
        label="Action"
        value={query.act}
        onChange={set.act}
        options={[
          { value: '', words: 'Any action' },
          ...choices.map(({ act, words }) => ({ value: act, words: `${words} (${act})` })),
        ]}
      />
      <TextField
        label="About"
        value={query.about}
        onChange={set.about}
        placeholder="CL-FWX93-GGB9Q"
        hint="Or C-2026-FWX93, file 240, payment:7f3a…"
      />
      <DayField label="From" value={query.from} onChange={set.from} />
      <DayField label="To" value={query.to} onChange={set.to} />
    </div>
  );
}

function PersonFilter({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const { loaded } = useLoad('console.people', {});
  const people = loaded.read?.data.people ?? [];
  return (
    <SelectField
      label="Actor"
      value={value}
      onChange={onChange}
      options={[
        { value: '', words: 'Anyone' },
        ...people.map(({ staffId, name }) => ({ value: staffId, words: name })),
        ...(value === '' || people.some(({ staffId }) => staffId === value)
          ? []
          : [{ value, words: 'Staff' }]),
      ]}
    />
  );
}
