import { createHash, createHmac } from 'node:crypto';

/**
 * What Dragonpay is asked to collect, as its redirect form signs it. The amount has two decimals: 1000.00.
 */
export type DigestedRequest = {
  readonly merchantId: string;
  readonly txnId: string;
  readonly amount: string;
  readonly currency: string;
  readonly description: string;
  readonly email: string;
};

/** What Dragonpay says of a collection, each value as it was before it was put into a form. */
export type DigestedPostback = {
  readonly txnId: string;
  readonly refNo: string;
  readonly status: string;
  readonly message: string;
};

export function requestDigest(request: DigestedRequest, password: string): string {
  const { merchantId, txnId, amount, currency, description, email } = request;
  return sha1([merchantId, txnId, amount, currency, description, email, password]);
}

/** The older scheme: a digest that ends in the password. */
export function postbackDigest(
  { txnId, refNo, status, message }: DigestedPostback,
  password: string,
): string {
  return sha1([txnId, refNo, status, message, password]);
}

/** The newer one, keyed, with the merchant and what was sent along. */
export function postbackSignature(
  { txnId, refNo, status, message }: DigestedPostback,
  {
    merchantId,
    param1,
    param2,
  }: { readonly merchantId: string; readonly param1: string; readonly param2: string },
  password: string,
): string {
  const text = [txnId, refNo, status, message, merchantId, param1, param2].join(':');
  return createHmac('sha256', password).update(text, 'utf8').digest('base64');
}

function sha1(values: readonly string[]): string {
  return createHash('sha1').update(values.join(':'), 'utf8').digest('hex');
}
