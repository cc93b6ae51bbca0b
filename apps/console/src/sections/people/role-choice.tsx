import type { Role } from './people-shapes.ts';

type Props = {
  readonly roles: readonly Role[];
  readonly chosen: readonly string[];
  readonly onChange: (keys: string[]) => void;
};

/** The roles, each with what it does. */
export function RoleChoice({ roles, chosen, onChange }: Props) {
  return (
    <fieldset className="people-roles">
      <legend className="k-label">Roles</legend>
      {roles.map(({ key, name, does }) => (
        <label key={key}>
          <input
            type="checkbox"
            checked={chosen.includes(key)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, key] : chosen.filter((each) => each !== key))
            }
          />
          <span>{name}</span>
          <span className="k-muted">{does}</span>
        </label>
      ))}
    </fieldset>
  );
}
