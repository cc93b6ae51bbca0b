import {
  keepUpload,
  permit,
  roundedDegrees,
  runCommand,
  takeAll,
  type IdentityParts,
  type Upload,
} from '@candor/services';
import type { CallContext } from '../http/handler.ts';
import type { GroupHandlers } from './handler-parts.ts';
import { phoneFault } from './session-words.ts';

type Context = Pick<CallContext, 'requestId' | 'caller'> & {
  readonly session: { readonly borrowerId: string; readonly market: 'ph' | 'in' };
};

/** A11: what a borrower lets us know, each under its own consent. */
export function uploadCalls(parts: IdentityParts): GroupHandlers<'upload'> {
  const { database, seal, now } = parts;
  const keep = (upload: Upload, context: Context) => keepIt(parts, upload, context);
  return {
    'upload.fcm-token': async ({ fcmToken, platform }, context) => {
      const { borrowerId } = context.session;
      const waitSeconds = await takeAll(database, [permit(seal, 'pushByBorrower', borrowerId)], now());
      if (waitSeconds > 0) return { refused: 'too_many_requests', retryAfterSeconds: waitSeconds };
      const refused = await keep({ purpose: 'push', fcmToken, platform }, context);
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

async function keepIt(
  { database, seal, newId, now }: IdentityParts,
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
