export {
  GatewayDown,
  type HeardReport,
  type MessageGateway,
  type MessagePorts,
  type OutgoingMessage,
  type ReportReader,
  type WebPushPort,
} from './message-ports.ts';
export { type MessageCost, type MessagePrices, parseMessagePrice, priceText } from './message-price.ts';
