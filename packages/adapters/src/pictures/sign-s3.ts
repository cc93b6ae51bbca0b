import { createHash, createHmac } from 'node:crypto';

export type S3Account = {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

export type S3Request = {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
};

const sha256 = (text: Uint8Array | string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * AWS's Signature Version 4 for a request without a query, whose path needs no escaping: the headers that
 * prove who asks. The canonical request is method, path, query, headers (sorted, small letters), their names,
 * and the body's SHA-256; what is signed is its own SHA-256, with the instant and the scope, under a key
 * derived from the secret by day, region and service.
 */
export function signS3(
  { method, url, headers = {}, body = new Uint8Array() }: S3Request,
  { region, accessKeyId, secretAccessKey }: S3Account,
  at: Date,
): Record<string, string> {
  const instant = at.toISOString().replaceAll(/[-:]|\.\d{3}/gu, '');
  const day = instant.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const bodyHash = sha256(body);
  const signed: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': instant,
  };
  const names = Object.keys(signed).toSorted();
  const lines = names.map((name) => `${name}:${signed[name]?.trim()}\n`).join('');
  const canonical = [method, url.pathname, '', lines, names.join(';'), bodyHash].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', instant, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`);
  const signature = hmac(key as Buffer, toSign).toString('hex');
  const { host: _host, ...sent } = signed;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}
