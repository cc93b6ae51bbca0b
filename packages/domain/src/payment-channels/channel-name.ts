/** The lender's own ways; any other channel is called by its id. */
const own: Readonly<Record<string, string>> = { bank: 'Bank transfer', upi: 'UPI', manual: 'By file' };

/** How a payment channel is called wherever staff read of it: "bank" → Bank transfer. */
export const channelName = (channel: string): string =>
  own[channel] ??
  channel
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
