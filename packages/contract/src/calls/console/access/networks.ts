import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { instant, plainText } from '../../../fields.ts';
import { marketIds } from '../../../market.ts';

/** Neither so short that nobody could work, nor so long that it would guard nothing. */
const confirmMinutes = z.int().min(5).max(60);

const consoleNetworks = defineCall({
  id: 'A15.922',
  group: 'console',
  name: 'networks',
  method: 'GET',
  audience: 'staff',
  permission: 'people.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'From which networks the console can be used, from which address one is asking, and after how many minutes an act asks for a code again.',
  request: z.strictObject({}),
  response: z.strictObject({
    networks: z.array(z.string()).meta({ description: 'CIDR. None: everywhere.' }),
    yours: z.array(z.string()).meta({ description: 'Those of them that contain one’s own address.' }),
    confirmMinutes,
    changedAt: instant.nullable(),
    address: z.string(),
  }),
  errors: [],
});

const consoleNetworksAsk = defineCall({
  id: 'A15.923',
  group: 'console',
  name: 'networks-ask',
  method: 'POST',
  audience: 'staff',
  permission: 'people.change',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Ask that the console can be used from these networks alone, or from everywhere, and after how many minutes an act asks for a code again. It happens when an approver agrees; neither may lock themselves out.',
  request: z.strictObject({
    market: z.enum(marketIds).meta({ description: 'At whose desk: its office’s hours make the deadline.' }),
    networks: z
      .array(
        plainText(50)
          .min(1)
          .meta({ examples: ['203.0.113.0/24'] }),
      )
      .max(200)
      .meta({ description: 'Addresses, or networks as CIDR, of IPv4 or IPv6. None: everywhere.' }),
    confirmMinutes,
    reason: plainText(1_000).meta({ examples: ['The office in Makati and its VPN.'] }),
  }),
  response: z.strictObject({ requestId: z.uuid(), deadlineAt: instant }),
  errors: [
    'market_not_offered',
    'network_is_unreadable',
    'network_locks_you_out',
    'approval_waits_already',
    'act_is_not_possible_now',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'reason_is_missing',
  ],
});

export const consoleNetworkCalls = [consoleNetworks, consoleNetworksAsk] as const;
