export {
  type ApiKey,
  endApiKey,
  findApiKey,
  findPresentedKey,
  insertApiKey,
  listApiKeys,
  lockApiKey,
  openApiKey,
  touchApiKey,
} from './api-keys.ts';
export { type ClaimedDelivery, claimDelivery, noteDelivery } from './claim-delivery.ts';
export {
  findComplaintOutside,
  findLoanOutside,
  findPaymentOutside,
  findDisbursementOutside,
} from './outside-names.ts';
export {
  type WebhookDelivery,
  deleteDeliveriesBefore,
  findDelivery,
  giveUpWaiting,
  hurryWaiting,
  insertDeliveries,
  listDeliveries,
  listWebhookAttempts,
  sendDeliveryAgain,
} from './webhook-deliveries.ts';
export {
  type EndpointState,
  type ListedEndpoint,
  type WebhookEndpoint,
  countEndpoints,
  endpointsFor,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  lockEndpoint,
  updateEndpoint,
} from './webhook-endpoints.ts';
