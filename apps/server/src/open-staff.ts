import { firstRoles, permissionKeys, type Call, type Permission } from '@candor/contract';
import {
  fillDemoStaff,
  fillRoles,
  recogniseStaff,
  refusePermission,
  type StaffDeps,
} from '@candor/services/backoffice/staff';
import { fillNameWords } from '@candor/services/customers/borrowers';
import { ordinaryCost } from '@candor/services/backoffice/staff-login';
import { isConsoleOpenTo, refuseNetwork, refuseStale } from '@candor/services/backoffice/access';
import { recogniseKey } from '@candor/services/backoffice/integrations';
import { runCommand } from '@candor/services/kernel/commands';
import type { IdentityDeps } from '@candor/services/kernel';
import { actorOf } from './handlers/console/actor-of.ts';
import type { StaffContext } from './http/handler.ts';
import type { Recognition } from './http/recognise-caller.ts';
import type { Settings } from './settings/read-settings.ts';

const bySystem = { kind: 'system', id: 'start' } as const;

/**
 * What the lender's people come in with, from the settings; the first roles, and in the sandbox people to try
 * them with.
 */
export async function openStaff(settings: Settings, identity: IdentityDeps): Promise<StaffDeps> {
  const isSandbox = settings.CANDOR_MODE === 'sandbox';
  const parts: StaffDeps = {
    ...identity,
    isSandbox,
    passwordCost: ordinaryCost,
  };
  await fillFirstRoles(parts);
  await fillNameWords(parts);
  if (isSandbox) await fillDemoStaff(parts);
  return parts;
}

export async function fillFirstRoles({ database, now }: Pick<StaffDeps, 'database' | 'now'>): Promise<void> {
  const roles = Object.entries(firstRoles).map(([key, { name, does, may }]) => ({
    key,
    name,
    does,
    permissions: may,
  }));
  await runCommand(database, fillRoles, { input: { roles }, actor: bySystem, now: now() });
}

const known: ReadonlySet<string> = new Set(permissionKeys);

type Recognised = 'recogniseStaff' | 'recogniseKey' | 'isConsoleOpenTo' | 'notPermitted' | 'turnedAway';

/** How the lender's people are recognised, and that a no is written down. */
export function staffRecognition(
  parts: Pick<StaffDeps, 'database' | 'now' | 'seal' | 'crowd'>,
): Pick<Recognition, Recognised> {
  const { database, now } = parts;
  return {
    recogniseKey: (presented, address) => recogniseKey(parts, presented, address),
    isConsoleOpenTo: (address) => isConsoleOpenTo(database, address),
    async recogniseStaff(token, address) {
      const session = await recogniseStaff(database, { token, address, now: now() });
      if (!session) return null;
      // A role may still name what the contract no longer knows.
      const may = [...session.may].filter((key): key is Permission => known.has(key));
      return { ...session, may: new Set(may) };
    },
    async notPermitted(staff: StaffContext, { key, permission }: Call, requestId: string) {
      const input = { call: key, permission: permission ?? '' };
      await runCommand(database, refusePermission, {
        input,
        actor: actorOf(staff),
        requestId,
        now: now(),
      });
    },
    async turnedAway(staff, { call, why, requestId }) {
      const asked = { input: { call: call.key }, actor: actorOf(staff), requestId, now: now() };
      if (why === 'network') await runCommand(database, refuseNetwork, asked);
      else await runCommand(database, refuseStale, asked);
    },
  };
}
