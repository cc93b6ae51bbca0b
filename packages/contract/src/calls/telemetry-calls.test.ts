import { describe, expect, it } from 'vitest';
import { eventBuriedPoints, eventSave } from './event.ts';
import { reportUnionError } from './report.ts';

const event = { name: 'carousel.paused', category: 'public', at: '2026-11-15T09:30:00+08:00' };
const clientError = { message: 'x is not a function', screen: '/noticed', at: '2026-11-15T01:30:00Z' };

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('A10.1 · an event', () => {
  it.each([
    ['as it is', {}],
    [
      'with sixteen small facts',
      { props: Object.fromEntries(Array.from({ length: 16 }, (_, n) => [`p${n}`, n])) },
    ],
    ['with text, a number and a flag', { props: { variant: 'blue', slide: 2, first: true } }],
    ['told in UTC', { at: '2026-11-15T01:30:00.123Z' }],
  ])('is taken %s', (_, change) => {
    expect(accepts(eventSave.request, { ...event, ...change })).toBe(true);
  });

  it.each([
    ['without a name', { name: undefined }],
    ['with a name that is a sentence', { name: 'Juan tapped it' }],
    ['with a name of 65 characters', { name: 'a'.repeat(65) }],
    ['of a category that is no storage key', { category: 'secret' }],
    ['without an offset', { at: '2026-11-15T09:30:00' }],
    ['on a day that does not exist', { at: '2026-02-30T09:30:00Z' }],
    ['in a year before computers', { at: '0001-01-01T00:00:00Z' }],
    ['in a zone that does not exist', { at: '2026-11-15T09:30:00+23:00' }],
    ['with a fact about a person', { props: { phone: '1' } }],
    ['with such a fact in a longer name', { props: { 'borrower-email': 'x' } }],
    [
      'with seventeen facts',
      { props: Object.fromEntries(Array.from({ length: 17 }, (_, n) => [`p${n}`, n])) },
    ],
    ['with long text in a fact', { props: { variant: 'x'.repeat(65) } }],
    ['with a number beyond all numbers', { props: { slide: Number('1e309') } }],
    ['with a list in a fact', { props: { slides: [1] } }],
    ['with a NUL in a fact', { props: { variant: 'a\0b' } }],
    ['with half a surrogate pair in a fact', { props: { variant: '\ud83d' } }],
    ['with a field that nobody declared', { userId: 7 }],
  ])('is refused %s', (_, change) => {
    expect(accepts(eventSave.request, { ...event, ...change })).toBe(false);
  });
});

describe('A10.2 · a batch of events', () => {
  it.each([
    [0, false],
    [1, true],
    [200, true],
    [201, false],
  ])('of %i is taken: %s', (size, taken) => {
    expect(accepts(eventBuriedPoints.request, { events: Array.from({ length: size }, () => event) })).toBe(
      taken,
    );
  });

  it('is refused whole if one of them is wrong', () => {
    expect(accepts(eventBuriedPoints.request, { events: [event, { ...event, at: 'now' }] })).toBe(false);
  });
});

describe('A12.1 · a client error', () => {
  it.each([
    ['as it is', {}],
    ['with its stack and version', { stack: 'at f (a.js:1:2)\n\tat g', appVersion: '0.1.0+7' }],
  ])('is taken %s', (_, change) => {
    expect(accepts(reportUnionError.request, { errors: [{ ...clientError, ...change }] })).toBe(true);
  });

  it.each([
    ['without a message', { message: '' }],
    ['with a message of 301 characters', { message: 'x'.repeat(301) }],
    ['with a stack of 1001', { stack: 'x'.repeat(1001) }],
    ["with a screen's query", { screen: '/argued?id=7' }],
    ['with a screen that is no path', { screen: 'https://example.com' }],
    ['with a version that is a story', { appVersion: 'the one from yesterday' }],
  ])('is refused %s', (_, change) => {
    expect(accepts(reportUnionError.request, { errors: [{ ...clientError, ...change }] })).toBe(false);
  });

  it('is one of at most 200', () => {
    expect(
      accepts(reportUnionError.request, { errors: Array.from({ length: 200 }, () => clientError) }),
    ).toBe(true);
    expect(
      accepts(reportUnionError.request, { errors: Array.from({ length: 201 }, () => clientError) }),
    ).toBe(false);
  });
});
