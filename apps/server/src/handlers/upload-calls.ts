import { keepUpload, roundedDegrees, type Upload } from '@candor/services/customers/devices';
import { permit, takeAll } from '@candor/services/kernel/rate-limits';
import { runCommand } from '@candor/services/kernel/commands';
import type { IdentityDeps } from '@candor/services/kernel';
import type { MarketId } from '@candor/markets';
import type { CallContext } from '../http/handler.ts';
import type { GroupHandlers } from './handler-parts.ts';
import { phoneFault } from './session-words.ts';

type Context = Pick<CallContext, 'requestId' | 'caller'> & {
  readonly session: { readonly borrowerId: string; readonly market: MarketId };
};

/** A11: what a borrower lets us know, each under its own consent. */
export function uploadHandlers(parts: IdentityDeps): GroupHandlers<'upload'> {
  const { database, seal, now } = parts;
  const keep = (upload: Upload, context: Context) => keepIt(parts, upload, context);
  return {
    'upload.fcm-token': async ({ fcmToken, subscription, platform }, context) => {
      if ((fcmToken === undefined) === (subscription === undefined)) return oneOfTwo;
      const { borrowerId } = context.session;
      const waitSeconds = await takeAll(database, [permit(seal, 'pushByBorrower', borrowerId)], now());
      if (waitSeconds > 0) return { refused: 'too_many_requests', retryAfterSeconds: waitSeconds };
      const device = subscription ? { subscription } : { fcmToken: fcmToken ?? '', platform };
      const refused = await keep({ purpose: 'push', ...device }, context);
      if (refused === 'consent_missing' || refused === 'not_asked_in_this_market') return { refused };
      return { keptUntil: null };
    },

    'upload.location': async ({ latitude, longitude }, context) => {
      const refused = await keep({ purpose: 'location', latitude, longitude }, context);
      if (refused === 'consent_missing' || refused === 'not_asked_in_this_market') return { refused };
      return {
        keptUntil: null,
        latitude: roundedDegrees(latitude),
        longitude: roundedDegrees(longitude),
      };
    },

    'upload.device-info': async (facts, context) => {
      const refused = await keep({ purpose: 'device', facts, seenAs: context.caller.device }, context);
      if (refused === 'consent_missing' || refused === 'not_asked_in_this_market') return { refused };
      return { keptUntil: null };
    },

    'upload.contacts': async ({ contacts }, context) => {
      const refused = await keep({ purpose: 'references', persons: contacts }, context);
      if (refused === 'phone_is_not_of_this_market') return phoneFault(context.session.market, '/contacts');
      if (refused) return { refused };
      return { keptUntil: null, kept: contacts.length };
    },
  };
}

const oneOfTwo = {
  refused: 'invalid_request',
  fields: [
    {
      path: '/fcmToken',
      rule: 'required',
      message: 'Give a registration token or a subscription, one of the two.',
    },
  ],
} as const;

async function keepIt(
  { database, seal, newId, now }: IdentityDeps,
  upload: Upload,
  { session, requestId }: Context,
) {
  const { borrowerId, market } = session;
  const answer = await runCommand(database, keepUpload({ seal, newId }), {
    input: { borrowerId, market, upload },
    actor: { kind: 'borrower', id: borrowerId },
    requestId,
    now: now(),
  });
  return answer.kind === 'refused' ? answer.refusal.refused : undefined;
}
