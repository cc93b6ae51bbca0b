import { listStaff, rolesOfStaff, type StaffState } from '@candor/store/staff';
import { restingUntil } from '@candor/store/staff-login';
import type { Database } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { emailIndex } from '../staff-login/count-tries.ts';

export type PersonView = {
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  readonly state: StaffState;
  readonly roles: readonly { readonly key: string; readonly name: string }[];
  readonly lastSeenAt: Date | null;
  readonly lockedUntil: Date | null;
  readonly hasSecondFactor: boolean;
};

const pageSize = 50;

/** A page of the lender's people, by name, after the one who is named; and after whom the next begins. */
export function readPeople(
  database: Database,
  seal: PersonSeal,
  { after, now }: { readonly after: string | null; readonly now: Date },
): Promise<{ readonly people: PersonView[]; readonly next: string | null }> {
  return database.read(async (tx) => {
    const rows = await listStaff(tx, { after, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const roles = Map.groupBy(
      await rolesOfStaff(
        tx,
        page.map(({ id }) => id),
      ),
      ({ staffId }) => staffId,
    );
    const indexes = page.map(({ email }) => emailIndex(seal, email));
    const resting = await restingUntil(tx, indexes, now);
    const people = page.map((row, at) => ({
      staffId: row.id,
      name: row.name,
      email: row.email,
      state: row.state,
      roles: (roles.get(row.id) ?? []).map(({ key, name }) => ({ key, name })),
      lastSeenAt: row.lastSeenAt,
      lockedUntil: resting.get(indexes[at]!.toString('hex')) ?? null,
      hasSecondFactor: row.totpSealed !== null,
    }));
    return { people, next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null };
  });
}
