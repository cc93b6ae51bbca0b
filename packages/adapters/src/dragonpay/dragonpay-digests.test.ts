import { describe, expect, it } from 'vitest';
import { postbackDigest, postbackSignature, requestDigest } from './dragonpay-digests.ts';
import { readPostback, type PostbackRules } from './read-postback.ts';
import { parseAmount } from '../channels/parse-amount.ts';

const password = 'TESTKEY123';
const said = {
  txnId: '12345678',
  refNo: 'UDC5FWM7',
  status: 'S',
  message: '[000] BOG Reference No: 20141105191254 #UDC5FWM7',
};
const beside = { merchantId: 'ABC', param1: '', param2: '' };

describe('Dragonpay’s check values', () => {
  it('are what we make of a request', () => {
    const request = {
      merchantId: 'ABC',
      txnId: '12345678',
      amount: '1000.00',
      currency: 'PHP',
      description: 'Box of Chocolates',
      email: 'juan@example.com',
    };
    expect(requestDigest(request, password)).toBe('4a47fed106d279f7041df47f1c4ce5e1da3c356c');
  });

  it('are what we make of a postback, by digest and by signature', () => {
    expect(postbackDigest(said, password)).toBe('edb93cc5b44f6c835f461099e30ada438e77c2be');
    expect(postbackSignature(said, beside, password)).toBe('kNM7kVpmjQhOavNivVn+b+BDqVzA2ew3IkWn37un+KM=');
  });
});

const fields = {
  txnid: said.txnId,
  refno: said.refNo,
  status: said.status,
  message: said.message,
};
const digest = postbackDigest(said, password);
const signature = postbackSignature(said, beside, password);
const rules: PostbackRules = {
  merchantId: 'ABC',
  passwords: ['NEWKEY', password],
  schemes: ['digest', 'signature'],
};

describe('a postback', () => {
  it.each([
    ['signed by digest', { ...fields, digest }],
    ['signed by signature', { ...fields, signature }],
    ['with a wrong digest and a right signature', { ...fields, digest: 'x', signature }],
    ['with fields that we do not know', { ...fields, digest, procid: 'BOG', extra: ['1', '2'] }],
    ['with its digest in capitals', { ...fields, digest: digest.toUpperCase() }],
  ])('%s is believed, by any of the active passwords', (_name, form) => {
    expect(readPostback(form, rules)).toMatchObject({
      txnId: said.txnId,
      externalId: said.refNo,
      says: 'paid',
      letter: 'S',
    });
  });

  it.each([
    ['unsigned', fields],
    ['of another status', { ...fields, status: 'P', digest, signature }],
    ['of another reference', { ...fields, refno: 'UDC5FWM8', digest, signature }],
    ['with its values trimmed', { ...fields, message: `${said.message} `, digest, signature }],
    ['with a field twice', { ...fields, txnid: ['12345678', '12345678'], digest }],
    ['with an empty digest', { ...fields, digest: '', signature: '' }],
    ['without a message', { txnid: said.txnId, refno: said.refNo, status: 'S', digest }],
    ['with another parameter than was signed', { ...fields, param1: 'x', signature }],
  ])('%s is not', (_name, form) => {
    expect(readPostback(form, rules)).toBeNull();
  });

  it('is not believed by a scheme that is switched off, nor by a password that is not active any more', () => {
    expect(readPostback({ ...fields, digest }, { ...rules, schemes: ['signature'] })).toBeNull();
    expect(readPostback({ ...fields, signature }, { ...rules, schemes: ['digest'] })).toBeNull();
    expect(readPostback({ ...fields, digest }, { ...rules, passwords: ['NEWKEY'] })).toBeNull();
  });

  it('can’t be cut elsewhere into one that was never signed', () => {
    // A failure whose message holds ":S:" is the same text as a success of another reference.
    const failed = { txnId: 'T', refNo: 'R', status: 'F', message: 'S:paid' };
    const made = {
      txnid: 'T:R',
      refno: 'F',
      status: 'S',
      message: 'paid',
      digest: postbackDigest(failed, password),
    };
    expect(postbackDigest({ txnId: 'T:R', refNo: 'F', status: 'S', message: 'paid' }, password)).toBe(
      made.digest,
    );
    expect(readPostback(made, rules)).toBeNull();
  });

  it.each([
    ['S', 'paid'],
    ['F', 'failed'],
    ['P', 'waiting'],
    ['U', 'waiting'],
    ['R', 'taken-back'],
    ['K', 'taken-back'],
    ['V', 'void'],
    ['A', 'waiting'],
    ['G', 'waiting'],
    ['s', 'waiting'],
    ['X', 'waiting'],
    ['constructor', 'waiting'],
  ])('of status %s says %s: only S is money', (status, says) => {
    const form = { ...fields, status, digest: postbackDigest({ ...said, status }, password) };
    expect(readPostback(form, rules)).toMatchObject({ says });
  });

  it('has the same key however often it comes and whatever unsigned comes with it', () => {
    const one = readPostback({ ...fields, digest, amount: '1.00' }, rules);
    const other = readPostback({ ...fields, signature, amount: '999999.00' }, rules);
    expect(one?.key).toBe(other?.key);
  });
});

describe('an amount of a vendor’s', () => {
  it.each([
    [50, 5_000n],
    ['50.00', 5_000n],
    [50.5, 5_050n],
    ['0.01', 1n],
    ['1,000.00', null],
    ['-5', null],
    ['50.005', null],
    [null, null],
    [Number.NaN, null],
    [1e21, null],
  ])('%s is %s in minor units', (written, minor) => {
    expect(parseAmount(written)).toBe(minor);
  });
});
