import { channelName } from '@candor/domain/payment-channels';
import type { MarketId } from '@candor/markets';
import type { LendingDeps } from '../../kernel/lending-deps.ts';

export type ChannelView = {
  /** `message:sms`, `payout:dragonpay`. */
  key: string;
  name: string;
  does: string;
  /**
   * What a test needs: a number, an address, nothing; `none`: it can't be tested without a real person's
   * data.
   */
  needs: 'phone' | 'email' | 'nothing' | 'none';
  /** Why it can't be tested, or why there is none. */
  note: string | null;
};

const messages = [
  { key: 'message:sms', name: 'SMS', does: 'codes, and that there is a message', needs: 'phone', note: null },
  { key: 'message:voice', name: 'Voice call', does: 'codes that are read out', needs: 'phone', note: null },
  { key: 'message:email', name: 'E-mail', does: 'invitations of staff', needs: 'email', note: null },
  {
    key: 'message:push',
    name: 'Push',
    does: 'that there is a message',
    needs: 'none',
    note: 'It reaches only a borrower’s own device.',
  },
] as const satisfies readonly ChannelView[];

const aboutPeople = 'It answers about real people alone: nobody is asked about for a test.';

/** Whatever the lender speaks to outside, in a market. */
export function houseChannels(parts: LendingDeps, market: MarketId): ChannelView[] {
  const payout = parts.disbursementChannels[market];
  const enquiry = (key: string, name: string, does: string, isThere: boolean): ChannelView => ({
    key: `enquiry:${key}`,
    name,
    does,
    needs: 'none',
    note: isThere ? aboutPeople : 'None: manual review.',
  });
  return [
    ...messages,
    payout
      ? {
          key: `payout:${payout.name}`,
          name: channelName(payout.name),
          does: 'pays out',
          needs: 'nothing',
          note: null,
        }
      : {
          key: 'payout:manual',
          name: 'File to the bank',
          does: 'pays out',
          needs: 'none',
          note: 'A person carries the file to the bank.',
        },
    ...parts.collectChannels[market].map(({ id }): ChannelView => ({
      key: `collect:${id}`,
      name: channelName(id),
      does: 'takes repayments',
      needs: 'nothing',
      note: null,
    })),
    {
      key: 'store:pictures',
      name: 'Picture store',
      does: 'keeps pictures, encrypted',
      needs: 'nothing',
      note: null,
    },
    enquiry('bureau', 'Credit bureau', 'says how somebody repaid elsewhere', parts.bureau !== null),
    enquiry('screening', 'Sanctions screening', 'says who must not be served', parts.screening !== null),
    enquiry('identity', 'Identity check', 'says whether a document is genuine', parts.identityCheck !== null),
  ];
}
