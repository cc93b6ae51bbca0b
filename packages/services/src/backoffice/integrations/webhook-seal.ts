/** What is sealed and whose it is: bound in, so that it opens in its own place alone. */
export const webhookSecretAbout = (endpointId: string) => `webhook-secret:${endpointId}`;
