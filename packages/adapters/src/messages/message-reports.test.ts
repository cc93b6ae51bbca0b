import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { httpReports } from './http-reports.ts';
import { twilioReports } from './twilio-reports.ts';

const reference = '0192f1c4-7d1e-4c4b-8000-000000000001';

describe('Twilio’s report', () => {
  const authToken = '12345';
  const address = 'https://loans.example.ph/api/message/report-twilio';
  const read = twilioReports({ authToken, address });
  const fields = [
    ['MessageSid', 'SM1'],
    ['MessageStatus', 'undelivered'],
    ['ErrorCode', '30003'],
    ['To', '+639171234567'],
  ] as const;

  /** As Twilio signs, worked out beside the reader's own. */
  const signed = (url: string, of: readonly (readonly [string, string])[], token = authToken) =>
    createHmac('sha1', token)
      .update(
        url +
          [...of]
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, value]) => name + value)
            .join(''),
      )
      .digest('base64');
  const came = (
    of: readonly (readonly [string, string])[],
    signature?: string,
    query = `?reference=${reference}`,
  ) => ({
    text: new URLSearchParams(of.map(([name, value]) => [name, value])).toString(),
    headers: { 'x-twilio-signature': signature ?? signed(address + query, of) },
    url: `/api/message/report-twilio${query}`,
  });

  it('is the one that its documents sign', () => {
    // https://www.twilio.com/docs/usage/security: the worked example.
    const theirs = twilioReports({ authToken, address: 'https://mycompany.com/myapp.php' });
    const example = [
      ['CallSid', 'CA1234567890ABCDE'],
      ['Caller', '+14158675309'],
      ['Digits', '1234'],
      ['From', '+14158675309'],
      ['To', '+18005551212'],
    ] as const;
    const headers = { 'x-twilio-signature': 'RSOYDt4T1cUTdK1PDd93/VVr8B8=' };
    const text = new URLSearchParams(example.map(([name, value]) => [name, value])).toString();
    expect(theirs({ text, headers, url: '/myapp.php?foo=1&bar=2' })).toBe('nothing');
    expect(theirs({ text: `${text}5`, headers, url: '/myapp.php?foo=1&bar=2' })).toBeNull();
  });

  it('says what became of the attempt that its address names, and holds no number', () => {
    const heard = read(came(fields));
    expect(heard).toEqual({ reference, says: 'failed', reason: 'twilio-30003', parts: null, cost: null });
    expect(JSON.stringify(heard)).not.toContain('9171234567');
  });

  it.each([
    ['delivered', 'delivered'],
    ['sent', 'on-its-way'],
    ['failed', 'failed'],
  ] as const)('%s is %s', (status, says) => {
    expect(read(came([['MessageStatus', status]]))).toMatchObject({ says });
    expect(read(came([['CallStatus', 'completed']]))).toMatchObject({ says: 'delivered' });
  });

  it.each([
    ['no signature', { ...came(fields), headers: {} }],
    ['another’s token', came(fields, signed(`${address}?reference=${reference}`, fields, '54321'))],
    ['a field that was changed', { ...came(fields), text: 'MessageStatus=delivered' }],
    [
      'another attempt’s address',
      { ...came(fields), url: `/api/message/report-twilio?reference=${reference}0` },
    ],
    ['an empty signature', came(fields, '')],
  ])('with %s is refused', (_what, of) => {
    expect(read(of)).toBeNull();
  });

  it('that is signed and says nothing of use is taken', () => {
    expect(read(came([['MessageStatus', 'accepted-by-nobody']]))).toBe('nothing');
    expect(read(came(fields, undefined, '?reference=1'))).toBe('nothing');
  });
});

describe('an HTTP gateway’s report', () => {
  const secret = 'a secret';
  const at = new Date('2026-11-16T04:00:00Z');
  const read = httpReports({ secret, now: () => at });
  const seconds = String(at.getTime() / 1_000);
  const came = (body: unknown, { key = secret, timestamp = seconds, signature = '' } = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const mac = createHmac('sha256', key).update(`m1.${timestamp}.${text}`).digest('base64');
    return {
      text,
      headers: {
        'webhook-id': 'm1',
        'webhook-timestamp': timestamp,
        'webhook-signature': signature === '' ? `v1,b3RoZXI= v1,${mac}` : signature,
      },
    };
  };

  it('says status, reason, parts and its exact price', () => {
    const body = { reference, status: 'failed', reason: 'absent', parts: 2, price: '0.7 PHP' };
    expect(read(came(body))).toEqual({
      reference,
      says: 'failed',
      reason: 'absent',
      parts: 2,
      cost: { currency: 'PHP', micros: 700_000n },
    });
  });

  it('whose words are no code, and whose price is none, leaves both', () => {
    const body = { reference, status: 'bounced', reason: 'Call +639171234567!', parts: 1.5, price: 0.7 };
    expect(read(came(body))).toEqual({
      reference,
      says: 'failed',
      reason: 'not-delivered',
      parts: null,
      cost: null,
    });
  });

  it.each([
    ['another’s secret', came({ reference, status: 'delivered' }, { key: 'other' })],
    ['a body that was changed', { ...came({ reference, status: 'failed' }), text: '{}' }],
    [
      'a signature of six minutes ago',
      came({ reference, status: 'delivered' }, { timestamp: String(Number(seconds) - 360) }),
    ],
    ['no signature', { text: '{}', headers: {} }],
    ['half of one', came({ reference, status: 'delivered' }, { signature: 'v1,' })],
  ])('with %s is refused', (_what, of) => {
    expect(read(of)).toBeNull();
  });

  it.each([
    ['{'],
    ['[]'],
    ['null'],
    [{ reference: '../etc', status: 'delivered' }],
    [{ reference, status: 'constructor' }],
  ])('that is %j is taken and says nothing', (body) => {
    expect(read(came(body))).toBe('nothing');
  });
});
