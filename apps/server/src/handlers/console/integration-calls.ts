import { keyScopeKeys, keyScopes, webhookEventKeys, webhookEvents } from '@candor/contract';
import {
  actOnEndpoint,
  endKey,
  makeKey,
  newKey,
  newWebhookSecret,
  readDeliveries,
  readDelivery,
  readEndpoints,
  readKeys,
  saveEndpoint,
  sendAgain,
} from '@candor/services/backoffice/integrations';
import { runCommand, withReason } from '@candor/services/kernel/commands';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';

type KeyCalls = CallHandlers<'console.keys' | 'console.key-make' | 'console.key-end'>;
type WebhookReading = CallHandlers<
  'console.webhooks' | 'console.webhook-deliveries' | 'console.webhook-delivery'
>;
type WebhookActs = CallHandlers<'console.webhook-save' | 'console.webhook-act' | 'console.webhook-again'>;

/** A15.172 to A15.179, A15.181: who else may ask, and who is told. */
export function consoleIntegrationHandlers(parts: HandlerParts): KeyCalls & WebhookReading & WebhookActs {
  return { ...keyHandlers(parts), ...webhookReading(parts), ...webhookActs(parts) };
}

type Context = { readonly staff: { readonly staffId: string }; readonly requestId: string };

const about = ({ staff, requestId }: Context, now: () => Date) => ({
  actor: { kind: 'staff', id: staff.staffId } as const,
  requestId,
  now: now(),
});

function keyHandlers({ borrowing }: HandlerParts): KeyCalls {
  const { database, seal, now, newId } = borrowing;
  return {
    'console.keys': async ({ market, cursor }, { staff: { may } }) => {
      const read = await readKeys(database, { market, cursor, now: now() });
      const scopes = keyScopeKeys.map((key) => {
        const { words, acts, calls } = keyScopes[key];
        const paths = calls.map((call) => `/api/${call.replace('.', '/')}`);
        return { key, words, acts, calls: paths, isYours: may.has(key) };
      });
      return { ...read, scopes };
    },

    'console.key-make': async ({ market, name, days, reason, ...asked }, context) => {
      const scopes = keyScopeKeys.filter((scope) => asked.scopes.includes(scope));
      const { id, shown, secretHash } = newKey();
      const answer = await runCommand(database, withReason(makeKey(borrowing), seal), {
        ...about(context, now),
        input: {
          id,
          secretHash,
          market,
          name: name.trim(),
          scopes,
          days,
          reason,
          requestId: newId(),
          acting: scopes.filter((scope) => keyScopes[scope].acts),
          may: [...context.staff.may],
        },
      });
      if (answer.kind === 'refused') return { refused: answer.refusal.refused };
      if (answer.kind !== 'done') throw new Error(`a new key was answered with ${answer.kind}`);
      return { ...answer.output, key: shown };
    },

    'console.key-end': async (input, context) => {
      const answer = await runCommand(database, withReason(endKey, seal), {
        ...about(context, now),
        input,
      });
      if (answer.kind === 'refused') return { refused: answer.refusal.refused };
      if (answer.kind !== 'done') throw new Error(`the end of a key was answered with ${answer.kind}`);
      return answer.output;
    },
  };
}

function webhookReading({ borrowing: { database, now } }: HandlerParts): WebhookReading {
  return {
    'console.webhooks': async ({ market }) => ({
      endpoints: await readEndpoints(database, market, now()),
      events: webhookEventKeys.map((key) => ({ key, words: webhookEvents[key] })),
    }),

    'console.webhook-deliveries': async ({ endpointId, givenUpOnly = false, cursor }) =>
      (await readDeliveries(database, { endpointId, givenUpOnly, cursor })) ?? {
        refused: 'not_found',
      },

    'console.webhook-delivery': async ({ deliveryId }) =>
      (await readDelivery(database, deliveryId)) ?? { refused: 'not_found' },
  };
}

function webhookActs({ borrowing }: HandlerParts): WebhookActs {
  const { database, seal, now, newId } = borrowing;
  return {
    'console.webhook-save': async ({ market, endpointId, name, url, events, reason }, context) => {
      const secret = newWebhookSecret();
      const isNew = endpointId === undefined;
      const answer = await runCommand(database, withReason(saveEndpoint(borrowing), seal), {
        ...about(context, now),
        input: {
          endpointId: endpointId ?? newId(),
          isNew,
          market,
          name: name.trim(),
          url,
          events: webhookEventKeys.filter((event) => events.includes(event)),
          secret,
          requestId: newId(),
          reason,
        },
      });
      if (answer.kind === 'refused') {
        const { refused, facts } = answer.refusal;
        return { refused, ...(typeof facts?.['fault'] === 'string' && { detail: facts['fault'] }) };
      }
      if (answer.kind !== 'done') throw new Error(`an endpoint was answered with ${answer.kind}`);
      return { ...answer.output, secret: isNew ? secret : null };
    },

    'console.webhook-act': async ({ endpointId, act, reason }, context) => {
      const [secret, deliveryId] = [newWebhookSecret(), newId()];
      const answer = await runCommand(database, withReason(actOnEndpoint(seal), seal), {
        ...about(context, now),
        input: { endpointId, act, reason, secret, deliveryId },
      });
      if (answer.kind === 'refused') return { refused: answer.refusal.refused };
      if (answer.kind !== 'done') throw new Error(`an act on an endpoint was answered with ${answer.kind}`);
      return {
        ...answer.output,
        secret: act === 'rotate' ? secret : null,
        deliveryId: act === 'test' ? deliveryId : null,
      };
    },

    'console.webhook-again': async (input, context) => {
      const answer = await runCommand(database, withReason(sendAgain, seal), {
        ...about(context, now),
        input,
      });
      if (answer.kind === 'refused') return { refused: answer.refusal.refused };
      if (answer.kind !== 'done') throw new Error(`sending again was answered with ${answer.kind}`);
      return answer.output;
    },
  };
}
