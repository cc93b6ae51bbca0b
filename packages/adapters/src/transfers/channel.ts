import { bankChannel } from '@candor/adapters';
import type { CollectChannel } from '@candor/services/kernel/ports';
import type { Settings } from './read-settings.ts';

type OwnBankSettings = Pick<
  Settings,
  'BANK_ACCOUNT_PH' | 'BANK_ACCOUNT_IN' | 'UPI_ID' | 'UPI_MERCHANT_CODE' | 'APP_YD_NAME'
>;

/** Transfers to the lender's own accounts; in a market where it has named none, none are offered. */
export function ownBank(settings: OwnBankSettings): CollectChannel {
  const { UPI_ID: payee, UPI_MERCHANT_CODE: merchantCode, APP_YD_NAME: name } = settings;
  const upi = payee === '' ? null : { payee, name, merchantCode: merchantCode || null };
  return bankChannel({
    ph: { bank: settings.BANK_ACCOUNT_PH, upi: null },
    in: { bank: settings.BANK_ACCOUNT_IN, upi },
  });
}
