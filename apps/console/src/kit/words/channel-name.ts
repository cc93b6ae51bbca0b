/** The lender's own ways; any other channel is called by its id. */
const own: Readonly<Record<string, string>> = { bank: 'Bank transfer', upi: 'UPI', manual: 'by file' };

/** How a payment channel is called: Dragonpay, Bank transfer. */
export const channelName = (channel: string): string =>
  own[channel] ?? channel.charAt(0).toUpperCase() + channel.slice(1);
