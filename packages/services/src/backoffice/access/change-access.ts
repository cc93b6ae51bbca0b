import { insertConsoleAccess } from '@candor/store/staff-login';
import type { ReadTx } from '@candor/store/database';
import type { ActTerm, ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import { callerNow } from '../../kernel/commands/caller.ts';
import { consoleAccess } from './console-access.ts';
import { isWithin } from './networks.ts';

export type ChangeAccess = {
  /** CIDR, as `readNetwork` gives them; none: everywhere. */
  readonly networks: readonly string[];
  readonly confirmMinutes: number;
};

/**
 * From where the console is used, and how fresh a login must be for money. Whoever asks and whoever agrees
 * are each looked at where they are when they do: nobody shuts the door behind which they stand.
 */
export const changeAccess = {
  key: 'access.change',
  name: 'Change networks',
  asks: 'people.change',
  decides: 'people.approve',
  isOneAtATime: true,

  async line(_tx, change) {
    return {
      about: 'Console networks',
      size: sizeOf(change.networks),
      place: { section: 'people', id: 'networks' },
    };
  },

  async preview(tx, change) {
    const terms = await difference(tx, change);
    if (terms.length === 0) return { refused: 'access_is_so_already' };
    if (locksOut(change)) return { refused: 'network_locks_you_out' };
    return {
      title: 'Change how the console is reached?',
      commits: 'Change networks',
      figures: [],
      terms,
      checks: [
        { is: 'kept', words: 'Your own address is among them' },
        {
          is: 'look',
          words:
            change.networks.length === 0
              ? 'The console can be used from everywhere'
              : 'Everybody elsewhere is refused at once, also where they are logged in',
        },
      ],
      postings: [],
      sent: null,
    };
  },

  async carryOut(tx, change, { by, now: at }) {
    const terms = await difference(tx, change);
    if (terms.length === 0) return { refused: 'access_is_so_already' };
    if (locksOut(change)) return { refused: 'network_locks_you_out' };
    const { networks, confirmMinutes } = change;
    await insertConsoleAccess(tx, { networks, confirmMinutes, by, at });
    return { facts: { networks: [...networks], confirmMinutes } };
  },
} as const satisfies ApprovableAct<ChangeAccess>;

/** Where no call stands behind it there is no address that could be shut out. */
function locksOut({ networks }: ChangeAccess): boolean {
  const { address } = callerNow();
  return address !== null && !isWithin(networks, address);
}

const sizeOf = (networks: readonly string[]): string =>
  networks.length === 0
    ? 'everywhere'
    : `${networks.length} ${networks.length === 1 ? 'network' : 'networks'}`;

async function difference(tx: ReadTx, { networks, confirmMinutes }: ChangeAccess): Promise<ActTerm[]> {
  const held = await consoleAccess(tx);
  const mark = (has: boolean) => (has ? 'allowed' : 'not allowed');
  const all = [...new Set([...held.networks, ...networks])];
  const terms = all
    .filter((network) => held.networks.includes(network) !== networks.includes(network))
    .map((network) => ({
      name: network,
      before: mark(held.networks.includes(network)),
      after: mark(networks.includes(network)),
    }));
  const isOpen = [held.networks.length === 0, networks.length === 0] as const;
  const everywhere = { name: 'Everywhere', before: mark(isOpen[0]), after: mark(isOpen[1]) };
  const minutes = {
    name: 'Confirm it’s you after',
    before: `${held.confirmMinutes} minutes`,
    after: `${confirmMinutes} minutes`,
  };
  return [
    ...(isOpen[0] === isOpen[1] ? [] : [everywhere]),
    ...terms,
    ...(minutes.before === minutes.after ? [] : [minutes]),
  ];
}
