import type { DisbursementIntent } from '@candor/store/disbursement-attempts';
import { describe, expect, it } from 'vitest';
import { judgeAnswer, type ReceivedAnswer } from './judge-answer.ts';

const noon = new Date('2026-11-16T04:00:00Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1_000);
const intent: DisbursementIntent = {
  payoutId: '0192f1c4-7d1e-8c4b-8000-000000000001',
  attempt: 1,
  channel: 'dragonpay',
  accountId: '0192f1c4-7d1e-8c4b-8000-000000000002',
  state: 'calling',
  vendorRef: null,
  takenAs: null,
  why: null,
  intendedAt: noon,
  sentAt: noon,
  sends: 1,
  asks: 0,
  changedAt: noon,
  nextAt: null,
  toldAt: null,
  batchId: null,
};
const send = (answer: Extract<ReceivedAnswer, { question: 'send' }>['answer']): ReceivedAnswer => ({
  question: 'send',
  answer,
});
const ask = (answer: Extract<ReceivedAnswer, { question: 'ask' }>['answer']): ReceivedAnswer => ({
  question: 'ask',
  answer,
});
const raw = '';
const accepted = send({ heard: 'accepted', reference: 'R1', isKnownAlready: false, raw });
const unheard = send({ heard: 'unknown', why: 'no_answer', raw });
const notKnown = ask({ heard: 'not-known', raw });
const queued = ask({ heard: 'queued', reference: null, raw });
const paid = ask({ heard: 'paid', reference: 'R1', raw });
const failed = ask({ heard: 'failed', why: 'account_is_closed', raw });
const silent = ask({ heard: 'unknown', why: 'no_answer', raw });

const judged = (before: Partial<DisbursementIntent>, heard: ReceivedAnswer, seconds: number) => {
  const { intent: next, ends, concern } = judgeAnswer({ ...intent, ...before }, heard, after(seconds));
  const waits = next.nextAt === null ? null : (next.nextAt.getTime() - after(seconds).getTime()) / 1_000;
  return [next.state, ends, waits, concern];
};

describe('what an answer means for a payout', () => {
  it.each([
    ['accepted', {}, accepted, 1, ['sent', null, 3, null]],
    ['no answer', {}, unheard, 20, ['unknown', null, 3, null]],
    ['the worker died, and it is there', {}, queued, 90, ['sent', null, 3, null]],
    ['the worker died, and it is not there', {}, notKnown, 90, ['intended', null, 0, null]],
    ['not known too early', { state: 'unknown' }, notKnown, 59, ['unknown', null, 3, null]],
    ['not known, the call being over', { state: 'unknown' }, notKnown, 60, ['intended', null, 0, null]],
    ['lost a second time', { state: 'unknown', sends: 2 }, notKnown, 90, ['intended', null, 30, null]],
    [
      'taken and then not known',
      { state: 'sent' },
      notKnown,
      90,
      ['sent', null, 3, 'channel_lost_what_it_took'],
    ],
    ['still queued', { state: 'sent', asks: 3 }, queued, 90, ['sent', null, 120, null]],
    ['asked for the tenth time', { state: 'unknown', asks: 10 }, silent, 90, ['unknown', null, 3_600, null]],
    ['unknown after it was taken', { state: 'sent', asks: 1 }, silent, 90, ['sent', null, 10, null]],
    ['paid', { state: 'sent' }, paid, 90, ['left', 'left', null, null]],
    [
      'paid, though nobody heard that it was taken',
      { state: 'unknown' },
      paid,
      90,
      ['left', 'left', null, null],
    ],
    ['paid after it had failed', { state: 'failed' }, paid, 90, ['left', 'left', null, null]],
    ['failed', { state: 'sent' }, failed, 90, ['failed', 'failed', null, null]],
    ['failed, told again', { state: 'failed' }, failed, 90, ['failed', null, null, null]],
    ['failed, after it had left', { state: 'left' }, failed, 90, ['left', null, null, null]],
    [
      'two hours unknown',
      { state: 'unknown' },
      silent,
      7_200,
      ['unknown', null, 3, 'payout_outcome_is_unknown'],
    ],
    ['two hours queued', { state: 'sent' }, queued, 7_200, ['sent', null, 3, null]],
    ['a day queued', { state: 'sent' }, queued, 86_400, ['sent', null, 3, 'payout_outcome_is_unknown']],
    [
      'a person was told before',
      { state: 'unknown', toldAt: noon },
      silent,
      9_000,
      ['unknown', null, 3, null],
    ],
  ] as const)('%s', (_name, before, heard, seconds, expected) => {
    expect(judged(before, heard, seconds)).toEqual(expected);
  });

  it('a channel that says when it knows more is asked then, and never later than one that says nothing', () => {
    const knows = (knowsInMs: number) =>
      send({ heard: 'accepted', reference: 'R1', isKnownAlready: false, knowsInMs, raw });
    expect(judged({}, knows(0), 1)).toEqual(['sent', null, 0, null]);
    expect(judged({}, knows(2_000), 1)).toEqual(['sent', null, 2, null]);
    expect(judged({}, knows(86_400_000), 1)).toEqual(['sent', null, 3, null]);
  });

  it('a channel that takes nothing of ours is tried again later, and a person hears of it at once', () => {
    const refused = send({ heard: 'not-taken', why: 'credentials_are_refused', raw });
    expect(judged({}, refused, 1)).toEqual([
      'intended',
      null,
      3,
      'channel_takes_nothing: credentials_are_refused',
    ]);
  });

  it('a later attempt that the channel says it has, and that failed, may be the one before: a person looks', () => {
    const known = send({ heard: 'accepted', reference: null, isKnownAlready: true, raw });
    const { intent: next } = judgeAnswer({ ...intent, attempt: 2 }, known, after(1));
    const looked = { ends: null, concern: 'channel_keeps_the_failed_attempt' };
    expect(judgeAnswer(next, failed, after(60))).toMatchObject(looked);
    expect(judgeAnswer(next, paid, after(9))).toMatchObject({ ends: 'left' });
    // One question without an answer does not make anybody forget it.
    const { intent: unsure } = judgeAnswer(next, silent, after(9));
    expect(judgeAnswer(unsure, failed, after(60))).toMatchObject(looked);
  });

  it('a later attempt without an answer is not ended by what the channel still says of the one before', () => {
    const { intent: next } = judgeAnswer({ ...intent, attempt: 2 }, unheard, after(20));
    expect(judgeAnswer(next, failed, after(23))).toMatchObject({
      ends: null,
      intent: { state: 'unknown' },
      concern: null,
    });
    expect(judgeAnswer(next, failed, after(90))).toMatchObject({
      ends: null,
      intent: { state: 'unknown' },
      concern: 'channel_keeps_the_failed_attempt',
    });
  });

  it('a later attempt that was taken as new and failed is believed when its call is over, and not before', () => {
    const { intent: next } = judgeAnswer({ ...intent, attempt: 2 }, accepted, after(1));
    expect(judgeAnswer(next, failed, after(59))).toMatchObject({
      ends: null,
      concern: null,
      intent: { nextAt: after(60) },
    });
    expect(judgeAnswer(next, failed, after(60))).toMatchObject({ ends: 'failed' });
    const told: ReceivedAnswer = {
      question: 'told',
      answer: { heard: 'failed', why: 'account_is_closed', raw },
    };
    expect(judgeAnswer(next, told, after(2))).toMatchObject({ ends: 'failed' });
  });
});
