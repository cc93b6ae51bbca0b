import type { Calls, RequestOf } from '@candor/contract';
import type { MarketId } from '@candor/markets';
import { idOfWords } from '@candor/services/payments/payments';

type Typed = NonNullable<RequestOf<Calls['console.money-refund']>['account']>;

/** An account as it was typed, with its proof: the same request sent again writes to the same places. */
export function givenAccountOf(typed: Typed, accountId: string, market: MarketId) {
  const { files, ...account } = typed;
  return {
    ...account,
    accountId,
    market,
    files: files.map(({ name, base64 }, at) => ({
      id: idOfWords('proof', accountId, String(at), base64),
      name,
      bytes: Buffer.from(base64, 'base64'),
    })),
  };
}

/** A file that is not what its name says: nothing was asked for, and nothing typed is lost. */
export function proofNotTaken(name: string) {
  return {
    refused: 'attachment_not_taken',
    detail: `“${name}” is no JPEG, PNG or plain PDF of at most 5 MB, whatever its name says. Nothing was sent; what you typed is still here.`,
  } as const;
}
