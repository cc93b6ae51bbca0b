export { fcmPush, type FcmAccount } from './messages/fcm-push.ts';
export { httpGateway } from './messages/http-gateway.ts';
export { sandboxGateway } from './messages/sandbox-gateway.ts';
export { twilioSms, twilioVoice, type TwilioAccount } from './messages/twilio.ts';
