import type { AnalyticsEvent } from '@candor/store/telemetry';
import { describe, expect, it } from 'vitest';
import { looksPersonal, withoutPersonal } from './personal-values.ts';
import { TelemetryGate } from './telemetry-gate.ts';

const event = (props: AnalyticsEvent['props'] = {}): AnalyticsEvent => ({
  market: 'ph',
  name: 'e',
  category: 'public',
  at: '2026-11-15T00:00:00Z',
  props,
});
const take = (kept: readonly unknown[]) => ({ accepted: kept.length, dropped: 0 });
const gateOf = (keptPercent = 100) => {
  let at = Date.parse('2026-11-15T00:00:00Z');
  return {
    gate: new TelemetryGate({ keptPercent, now: () => new Date(at) }),
    pass: (ms: number) => (at += ms),
  };
};

it.each([
  ['09171234567', true],
  ['+63 917-123-4567', true],
  ['ana@example.ph', true],
  [9171234567, true],
  ['slide 12', false],
  ['2026-11-15', false],
  ['123456', false],
  [1234, false],
  [true, false],
])('%j is taken for something about a person: %s', (value, personal) => {
  expect(looksPersonal(value)).toBe(personal);
});

it('takes such values out of a text and leaves the rest', () => {
  expect(withoutPersonal('no 0917 123 4567 for ana@example.ph at a.js:12:7')).toBe(
    'no [number] for [mail] at a.js:12:7',
  );
});

it('reads the longest text that a caller can send in one go: no length of it costs more than its length', () => {
  // Each would take seconds if every letter began a search to the end of the text.
  for (const text of ['a'.repeat(400_000), '@'.repeat(400_000), 'a@'.repeat(200_000), '1-'.repeat(200_000)]) {
    expect(withoutPersonal(text).length).toBeLessThanOrEqual(text.length);
  }
});

describe('the gate', () => {
  it('A10.2 · drops an event with a personal value, with a count, and passes the others of its batch', () => {
    const { gate } = gateOf();
    const receipt = gate.events([event({ typed: '09171234567' }), event({ slide: 2 })], 'a', take);
    expect(receipt).toEqual({ accepted: 1, dropped: 1 });
    expect(gate.counts()).toEqual({ personal: 1, sampledOut: 0, overCap: 0 });
  });

  it('A10.2 · lets one caller fill a minute and no more, without costing another', () => {
    const { gate, pass } = gateOf();
    const many = Array.from({ length: 200 }, () => event());
    const accepted = Array.from({ length: 8 }, () => gate.events(many, 'a', take).accepted);
    expect(accepted).toEqual([200, 200, 200, 200, 200, 200, 0, 0]);
    expect(gate.events(many, 'b', take).accepted).toBe(200);
    pass(60_000);
    expect(gate.events(many, 'a', take).accepted).toBe(200);
  });

  it('A10.2 · takes a network for one caller, whatever port or address of it is used', () => {
    const { gate } = gateOf();
    const many = Array.from({ length: 600 }, () => event());
    const accepted = [
      '203.0.113.9:1',
      '203.0.113.9:2',
      '203.0.113.9',
      '2001:db8::1',
      '2001:db8::2',
      '2001:db8::3',
    ].map((address) => gate.events(many, address, take).accepted);
    expect(accepted).toEqual([600, 600, 0, 600, 600, 0]);
  });

  it('A10.2 · looks at nothing that is over the cap: a flood costs no reading', () => {
    const { gate } = gateOf();
    const plain = Array.from({ length: 1_200 }, () => event());
    gate.events(plain, 'a', take);
    gate.events([event({ typed: '09171234567' })], 'a', take);
    expect(gate.counts()).toEqual({ personal: 0, sampledOut: 0, overCap: 1 });
  });

  it('A10.2 A12.1 · cleans names, screens and versions too', () => {
    const { gate } = gateOf();
    expect(gate.events([{ ...event(), name: 'typed 09171234567' }], 'a', take).accepted).toBe(0);
    const error = {
      market: 'ph',
      message: 'x',
      screen: '/loans?of=ana@example.ph',
      stack: 'at 09171234567',
      appVersion: '1.2 09171234567',
      at: '',
    };
    gate.errors([error, { ...error, stack: null, appVersion: null }], 'a', (kept) => {
      expect(kept[0]).toMatchObject({
        screen: '/loans?of=[mail]',
        stack: 'at [number]',
        appVersion: '[number]',
      });
      expect(kept[1]).toMatchObject({ stack: null, appVersion: null });
      return take(kept);
    });
  });

  it('samples by caller, so that a kept one’s whole way is kept; errors are never sampled out', () => {
    const { gate } = gateOf(20);
    const callers = Array.from({ length: 500 }, (_, n) => `caller ${n}`);
    const kept = callers.filter((caller) => gate.events([event()], caller, take).accepted === 1);
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.length).toBeLessThan(150);
    for (const caller of kept) expect(gate.events([event()], caller, take).accepted).toBe(1);
    const error = { market: 'ph', message: 'x', screen: '/', stack: null, appVersion: null, at: '' };
    for (const caller of callers) expect(gate.errors([error], caller, take).accepted).toBe(1);
  });
});
