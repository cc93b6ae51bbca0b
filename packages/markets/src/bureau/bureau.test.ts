import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { describe, expect, it } from 'vitest';
import { marketIds, type MarketId } from '../markets.ts';
import { documents } from '../registry.generated.ts';
import { day } from '../testing/day.ts';
import { bureauStatuses, type BureauFacts, type BureauLayout } from './bureau-layout.ts';
import type { BureauRules } from './bureau-rules.ts';
import { disputeCompensation, disputeDeadline } from './dispute-deadline.ts';
import { bureauRules } from './registry.generated.ts';
import { reportingDay, reportingDayAfter, reportingDayBefore } from './reporting-days.ts';
import { writeBureauHead, writeBureauRow } from './write-bureau-row.ts';

describe('the days on which loans are reported', () => {
  it.each<[MarketId, string, string | undefined]>([
    ['in', '2026-11-09', 'changes by 2026-11-13'],
    ['in', '2026-11-30', 'all by 2026-12-05'],
    ['in', '2026-11-15', undefined],
    ['in', '2026-06-15', 'all by 2026-06-22'],
    ['in', '2026-06-09', undefined],
    ['in', '2028-02-29', 'all by 2028-03-05'],
    ['ph', '2026-11-30', 'all by 2026-12-10'],
    ['ph', '2026-11-16', undefined],
  ])('%s on %s: %s', (market, on, wanted) => {
    const found = reportingDay(market, day(on));
    expect(found && `${found.covers} by ${found.sendBy}`).toBe(wanted);
  });

  it.each(marketIds)(
    'of %s follow one another both ways, and the last of a month covers everything',
    (market) => {
      let at = day('2026-06-01');
      for (let n = 0; n < 60; n += 1) {
        const next = reportingDayAfter(market, at);
        expect(reportingDayBefore(market, dateOfDayNumber(dayNumber(next.day) + 1)).day).toBe(next.day);
        if (dateOfDayNumber(dayNumber(next.day) + 1).endsWith('-01')) expect(next.covers).toBe('all');
        at = next.day;
      }
    },
  );
});

describe('the days of a dispute', () => {
  it('are 21 in India, and each after the thirtieth costs ₹100; five working days in the Philippines', () => {
    expect(disputeDeadline('in', day('2026-11-16'))).toEqual({
      decideBy: '2026-12-07',
      paidFrom: '2026-12-17',
    });
    expect(disputeDeadline('ph', day('2026-11-16'))).toEqual({ decideBy: '2026-11-23', paidFrom: null });
    expect(disputeCompensation('in', day('2026-11-16'), day('2026-12-16'))).toBe(0n);
    expect(disputeCompensation('in', day('2026-11-16'), day('2026-12-19'))).toBe(30_000n);
    expect(disputeCompensation('ph', day('2026-11-16'), day('2027-12-19'))).toBe(0n);
  });
});

const facts: BureauFacts = {
  reportedOn: '2026-11-30',
  loan: 'CL-FWX93-GGB9Q',
  status: 'late',
  openedOn: '2026-10-07',
  closedOn: null,
  sanctioned: 800_000n,
  instalment: 301_044n,
  outstanding: 812_345n,
  overdue: 301_044n,
  writtenOff: 0n,
  daysLate: 23,
  isDisputed: true,
  isCorrection: false,
  name: '=Maricel "Mia", Reyes',
  bornOn: '1994-03-08',
  documentKind: 'passport',
  documentNumber: 'P1234567A',
  phone: '+639171234567',
  city: '@Alcoy,\n\tCebu',
};

describe('a row of the file', () => {
  it('is written by the layout, with nothing in a cell that is not its value', () => {
    expect(writeBureauRow('ph', facts)).toBe(
      '2026-11-30,CL-FWX93-GGB9Q,PD,2026-10-07,,8000.00,3010.44,8123.45,3010.44,0.00,23,Y,N,"Maricel ""Mia"", Reyes",1994-03-08,20,P1234567A,639171234567,"Alcoy, Cebu"\r\n',
    );
    expect(writeBureauRow('in', facts)).toContain('30112026,CL-FWX93-GGB9Q,01,07102026,,8000.00');
  });

  it('that lacks a needed value, is too long or has no code is not written, and says which', () => {
    expect(writeBureauRow('ph', { ...facts, name: ' == ' })).toEqual({
      unfit: 'value_is_missing',
      head: 'name',
    });
    expect(writeBureauRow('ph', { ...facts, name: 'Ñ'.repeat(141) })).toEqual({
      unfit: 'value_is_too_long',
      head: 'name',
    });
    expect(writeBureauRow('ph', { ...facts, name: 'Ñ'.repeat(140) })).toEqual(expect.any(String));
    expect(writeBureauRow('in', { ...facts, documentKind: 'aadhaar' })).toEqual({
      unfit: 'code_is_unknown',
      head: 'document',
    });
    expect(writeBureauRow('ph', { ...facts, phone: null })).toContain('P1234567A,,');
  });
});

it.each(marketIds)(
  'the layout of %s has a code for every value, fits its columns and names the law',
  (market) => {
    const { layout, documentKinds, law, dispute }: BureauRules = bureauRules[market];
    const { columns }: BureauLayout = layout;
    expect(new Set(columns.map(({ head }) => head)).size).toBe(columns.length);
    expect(writeBureauHead(market).split(',')).toHaveLength(columns.length);
    const codesOf = (field: string) => {
      const form = columns.find((each) => each.field === field)?.form;
      return form?.is === 'code' ? form.codes : {};
    };
    const statuses = codesOf('status');
    expect(Object.keys(statuses).toSorted()).toEqual([...bureauStatuses].toSorted());
    for (const { form, most } of columns)
      if (form.is === 'code') {
        const codes = Object.values(form.codes);
        expect(new Set(codes).size).toBe(codes.length);
        expect(codes.every((code) => code.length <= most)).toBe(true);
      }
    // Only numbers that may be kept whole, each with a code.
    const known: Readonly<Record<string, { keeps: string }>> = documents[market];
    expect(documentKinds.map((kind) => known[kind]?.keeps)).toEqual(documentKinds.map(() => 'whole'));
    expect(documentKinds.filter((kind) => !(kind in codesOf('documentKind')))).toEqual([]);
    expect(columns.every(({ bureauHas }) => bureauHas !== '')).toBe(true);
    for (const said of [law, dispute.law]) expect(said).toContain('Confirm with counsel.');
  },
);
