import { marketMoney, type MarketId } from '@candor/markets';
import { transferRules, upiLink, type TransferWay } from '@candor/markets/transfers';
import { paymentReference } from '@candor/services/kernel/references';
import { transferChannel } from '@candor/services/payments/transfers';
import type {
  BankAccount,
  CollectChannel,
  MadeCode,
  PaymentToMake,
  PayType,
} from '@candor/services/kernel/ports';

/** The lender's own accounts in a market, as far as there are any. */
export type OwnAccounts = {
  readonly bank: BankAccount | null;
  readonly upi: {
    readonly payee: string;
    readonly name: string;
    readonly merchantCode: string | null;
  } | null;
};

/**
 * Transfers to the lender's own account, by UPI or through a bank. Nobody is called: the code is our own
 * reference, and that the money has come is known from the bank's statement alone. So nothing is ever down
 * here, and asking brings nothing.
 */
export function bankChannel(own: (market: MarketId) => OwnAccounts): CollectChannel {
  const offered = (market: MarketId) =>
    transferRules[market].ways.filter(({ kind }) =>
      kind === 'upi' ? own(market).upi !== null : own(market).bank !== null,
    );
  const find = (payTypeId: string, market: MarketId, amount: bigint | null) =>
    offered(market).find((way) => idOf(way) === payTypeId && (amount === null || takes(way, amount)));
  return {
    id: transferChannel,
    offers: (...asked) => find(...asked) !== undefined,
    payTypes: async (amount, market) =>
      offered(market)
        .filter((way) => takes(way, amount))
        .map(payTypeOf),
    async makeCode(payment, payTypeId) {
      const way = find(payTypeId, payment.market, payment.amount);
      if (!way) return { refused: 'pay_type_is_not_offered' };
      return codeOf(payment, way, own(payment.market));
    },
    ask: async () => ({ is: 'waiting' }),
  };
}

function takes({ least, most }: TransferWay, amount: bigint): boolean {
  return least <= amount && (most === null || amount <= most);
}

function idOf({ key }: TransferWay): string {
  return `${transferChannel}:${key}`;
}

function payTypeOf(way: TransferWay): PayType {
  const { kind, name, speed, least, most } = way;
  return { id: idOf(way), kind, name, fee: 0n, speed, least, most, isDown: false };
}

function codeOf(payment: PaymentToMake, way: TransferWay, { bank, upi }: OwnAccounts): MadeCode {
  const { amount, market, expiresAt, label } = payment;
  const reference = paymentReference(payment.id);
  const isUpi = way.kind === 'upi';
  const link =
    isUpi && upi
      ? upiLink({
          payee: upi.payee,
          payeeName: upi.name,
          merchantCode: upi.merchantCode,
          reference,
          note: label,
          amount,
        })
      : undefined;
  const facts = {
    amount: marketMoney(market, amount),
    reference,
    holder: (isUpi ? upi?.name : bank?.holder) ?? '',
    bank: bank?.bank ?? '',
    number: bank?.number ?? '',
  };
  return {
    kind: way.kind,
    payTypeName: way.name,
    reference,
    ...(link !== undefined && { qr: link, appLink: link }),
    ...(!isUpi && bank && { bankAccount: bank }),
    steps: way.steps.map((step) => step(facts)),
    takesUtr: true,
    expiresAt,
  };
}
