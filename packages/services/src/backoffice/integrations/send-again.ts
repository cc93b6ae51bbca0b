import { findDelivery, lockEndpoint, sendDeliveryAgain } from '@candor/store/integrations';
import type { Command } from '../../kernel/commands/command.ts';

export type SendAgain = { readonly deliveryId: string };

/** The same event under the same id: a receiver that has it already knows it by that. */
export const sendAgain: Command<
  SendAgain,
  { readonly deliveryId: string },
  'not_found' | 'webhook_does_not_stand_so'
> = {
  name: 'webhook.send-again',
  subject: ({ deliveryId }) => `webhook-delivery:${deliveryId}`,
  async decide(tx, { deliveryId }) {
    const delivery = await findDelivery(tx, deliveryId);
    const endpoint = delivery && (await lockEndpoint(tx, delivery.endpointId));
    if (!delivery || !endpoint) return { refused: 'not_found' };
    if (endpoint.state !== 'on')
      return { refused: 'webhook_does_not_stand_so', facts: { state: endpoint.state } };
    await sendDeliveryAgain(tx, deliveryId);
    return { output: { deliveryId }, facts: { event: delivery.event, endpoint: endpoint.id } };
  },
};
