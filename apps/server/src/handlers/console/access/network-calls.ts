import { askForApproval } from '@candor/services/approvals';
import { isWithin, readConsoleAccess, readNetwork } from '@candor/services/backoffice/access';
import { idOfWords } from '@candor/services/payments/payments';
import { runCommand } from '@candor/services/kernel/commands';
import type { CallHandlers, HandlerParts } from '../../handler-parts.ts';
import { keyRefused } from '../../key-refused.ts';

/** A15.922, A15.923: from where the console is used. */
export function consoleNetworkHandlers({
  borrowing: parts,
  offered,
}: HandlerParts): CallHandlers<'console.networks' | 'console.networks-ask'> {
  const { database, now } = parts;
  return {
    'console.networks': async (_input, { caller }) => {
      const { networks, confirmMinutes, changedAt } = await readConsoleAccess(database);
      return {
        networks: [...networks],
        yours: networks.filter((network) => isWithin([network], caller.address)),
        confirmMinutes,
        changedAt: changedAt?.toISOString() ?? null,
        address: caller.address,
      };
    },

    'console.networks-ask': async (
      { market, networks, confirmMinutes, reason },
      { staff: { staffId }, caller, requestId, idempotencyKey },
    ) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const read: string[] = [];
      for (const written of networks) {
        const network = readNetwork(written);
        const detail = `“${written}” is no network: nothing was asked for. Please write an address, or a network such as 203.0.113.0/24 or 2001:db8::/32.`;
        if (network === null) return { refused: 'network_is_unreadable', detail };
        if (!read.includes(network)) read.push(network);
      }
      if (!isWithin(read, caller.address)) {
        const detail = `Nothing was changed. The list does not contain ${caller.address}, from which you are asking: please add its network.`;
        return { refused: 'network_locks_you_out', detail };
      }
      const answer = await runCommand(database, askForApproval(parts), {
        input: {
          requestId: idOfWords(`networks ${staffId} ${idempotencyKey}`),
          act: 'access.change',
          market,
          subject: 'console:networks',
          input: { networks: read, confirmMinutes },
          reason,
        },
        actor: { kind: 'staff', id: staffId },
        requestId,
        now: now(),
        idempotencyKey,
      });
      if (answer.kind === 'done') return answer.output;
      return answer.kind === 'refused' ? { refused: answer.refusal.refused } : keyRefused(answer.kind);
    },
  };
}
