import { consoleKeyEnd } from './key-end.ts';
import { consoleKeyMake } from './key-make.ts';
import { consoleKeys } from './keys.ts';
import { consoleWebhookAct } from './webhook-act.ts';
import { consoleWebhookAgain } from './webhook-again.ts';
import { consoleWebhookDeliveries } from './webhook-deliveries.ts';
import { consoleWebhookDelivery } from './webhook-delivery.ts';
import { consoleWebhookSave } from './webhook-save.ts';
import { consoleWebhooks } from '../integrations.ts';

export const consoleIntegrationCalls = [
  consoleKeys,
  consoleKeyMake,
  consoleKeyEnd,
  consoleWebhooks,
  consoleWebhookSave,
  consoleWebhookAct,
  consoleWebhookDeliveries,
  consoleWebhookDelivery,
  consoleWebhookAgain,
] as const;
