import { marketIds, markets, type MarketId } from '@candor/markets';
import { transferRules } from '@candor/markets/transfers';
import { transferChannel } from '@candor/services/payments/transfers';
import { defineChannel } from '../channels/channel.ts';
import { kind, setting } from '../settings/index.ts';
import { bankChannel, type OwnAccounts } from './bank-channel.ts';

type AccountSetting = `BANK_ACCOUNT_${Uppercase<MarketId>}`;
const accountSettingOf = (market: MarketId) => `BANK_ACCOUNT_${market.toUpperCase()}` as AccountSetting;

const ownAccountSetting = (market: MarketId) => {
  const { form, example } = transferRules[market].ownAccount;
  return setting({
    kind: kind.ownAccount,
    example,
    sandbox: example,
    production: '',
    says: `the lender's own account in ${markets[market].place} that borrowers may transfer to: ${form}; without it no transfer is offered`,
  });
};

const settings = {
  ...(Object.fromEntries(
    marketIds.map((market) => [accountSettingOf(market), ownAccountSetting(market)]),
  ) as Record<AccountSetting, ReturnType<typeof ownAccountSetting>>),
  UPI_ID: setting({
    kind: kind.upiAddress,
    example: 'candor@okbank',
    sandbox: 'candor@okbank',
    production: '',
    says: "the lender's UPI address; without it UPI is not offered",
  }),
  UPI_MERCHANT_CODE: setting({
    kind: kind.anyText,
    example: '6012',
    sandbox: '',
    production: '',
    says: "the category code that the lender's bank gave it for UPI, if it did",
  }),
};

/**
 * Transfers to the lender's own accounts, by every way that a market has; in one where it has named none,
 * none are offered.
 */
export const bank = defineChannel({
  id: transferChannel,
  markets: marketIds,
  kind: 'bank-transfer',
  settings,
  collect: {
    open(given, { lenderName }) {
      const { UPI_ID: payee, UPI_MERCHANT_CODE: merchantCode } = given;
      const accountsIn = (market: MarketId): OwnAccounts => ({
        bank: given[accountSettingOf(market)],
        upi: payee === '' ? null : { payee, name: lenderName(market), merchantCode: merchantCode || null },
      });
      return bankChannel(accountsIn);
    },
  },
});

/** What came by UPI before both ways had one channel: nothing new comes through it. */
export const upi = defineChannel({ id: 'upi', markets: [], kind: 'upi', settings: {} });
