import { findEndpoint, lockEndpoint, updateEndpoint, type WebhookEndpoint } from '@candor/store/integrations';
import type { ApprovableAct } from '../../kernel/acts/approvable-act.ts';

/** What an endpoint is told, and where: agreed to as it stands here, whatever else was asked meanwhile. */
export type ChangeEndpoint = {
  readonly endpointId: string;
  readonly url: string;
  readonly events: readonly string[];
};

/**
 * Whoever sends the lender's events somewhere never does it alone: they tell which loans there are, and how
 * they stand.
 */
export const changeEndpoint = {
  key: 'webhook.change',
  name: 'Open or redirect a webhook',
  asks: 'integration.change',
  decides: 'people.approve',

  async line(tx, { endpointId, url, events }) {
    const endpoint = await findEndpoint(tx, endpointId);
    return {
      about: `${endpoint?.name ?? 'gone'} · ${new URL(url).host}`,
      size: `${events.length} event${events.length === 1 ? '' : 's'}`,
      place: { section: 'integrations', id: endpointId },
    };
  },

  async preview(tx, change, { parts }) {
    const endpoint = await lockEndpoint(tx, change.endpointId);
    if (!endpoint) return { refused: 'not_found' };
    if (endpoint.state === 'ended') return { refused: 'webhook_has_ended' };
    const isNew = endpoint.state === 'waiting';
    return {
      title: `${isNew ? 'Open' : 'Change'} the webhook “${endpoint.name}”?`,
      commits: isNew ? 'Open the webhook' : 'Change the webhook',
      figures: [],
      terms: termsOf(endpoint, change),
      checks: [
        parts.webhooks.faultOf(change.url) === null
          ? { is: 'kept', words: 'The address is fit to be told' }
          : { is: 'broken', words: 'The address is not fit to be told any more' },
        { is: 'kept', words: 'Events hold ids and states, never a name or a number of a person’s' },
        { is: 'look', words: `Make sure who receives at ${new URL(change.url).host}` },
      ],
      postings: [],
      sent: null,
    };
  },

  async carryOut(tx, { endpointId, url, events }) {
    const endpoint = await lockEndpoint(tx, endpointId);
    if (!endpoint) return { refused: 'not_found' };
    if (endpoint.state === 'ended') return { refused: 'webhook_has_ended' };
    const state = endpoint.state === 'waiting' ? 'on' : endpoint.state;
    await updateEndpoint(tx, { ...endpoint, url, events, state });
    return { facts: { endpoint: endpointId, host: new URL(url).host, events: [...events] } };
  },
} as const satisfies ApprovableAct<ChangeEndpoint>;

function termsOf({ state, url, events }: WebhookEndpoint, change: ChangeEndpoint) {
  const isNew = state === 'waiting';
  const term = (name: string, was: string, will: string) => ({ name, before: was, after: will });
  const told = (list: readonly string[], event: string) => (list.includes(event) ? 'told' : 'not told');
  const all = [...new Set([...events, ...change.events])].toSorted();
  return [
    term('Address', isNew ? '–' : url, change.url),
    ...all.map((event) => term(event, isNew ? 'not told' : told(events, event), told(change.events, event))),
  ];
}
