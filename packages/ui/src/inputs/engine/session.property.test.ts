import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pesos, philippinePhone, rupees } from '../demo/sample-rules.ts';
import { cardKind } from '../kinds/card-kind.ts';
import { codeKind } from '../kinds/code-kind.ts';
import { moneyKind } from '../kinds/money-kind.ts';
import { numberKind } from '../kinds/number-kind.ts';
import { phoneKind } from '../kinds/phone-kind.ts';
import { amountOf, atMost } from '../testing/plain-box.ts';
import { randomEdits } from '../testing/random-edit.ts';
import { Twin } from '../testing/twin.ts';

/** A million with CANDOR_FULL=1; enough to catch a slip otherwise. */
const EDITS = process.env['CANDOR_FULL'] ? 1_000_000 : 90_000;
const EDITS_IN_A_ROW = 40;

const digits = (max: number) => fc.stringMatching(new RegExp(`^[0-9]{1,${max}}$`));
const digitOrPoint = fc.constantFrom(...'0123456789.');
const amounts = fc.stringMatching(/^(\d{1,7}|\d{0,6}\.\d{0,2})$/).filter((text) => text !== '');
const amountEdits = randomEdits({ pasting: amounts, typing: digitOrPoint, spaced: false });
const thousands = (text: string) => text.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));
const lakhs = (text: string) => text.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d\d)*\d{3}$)/g, ','));

const cases = [
  {
    name: 'I1 I5 · phone',
    kind: phoneKind(philippinePhone),
    rule: atMost(11),
    edits: randomEdits({ pasting: digits(11) }),
    painted: (text: string) => [text.slice(0, 3), text.slice(3, 7), text.slice(7)].filter(Boolean).join(' '),
  },
  {
    name: 'I2 I5 · card',
    kind: cardKind,
    rule: atMost(19),
    edits: randomEdits({ pasting: digits(24) }),
    painted: (text: string) => text.match(/.{1,4}/g)?.join(' ') ?? '',
  },
  {
    name: 'I3 I5 · number',
    kind: numberKind(9),
    rule: atMost(9),
    edits: randomEdits({ pasting: digits(12) }),
    painted: (text: string) => text,
  },
  {
    name: 'I4 I5 · money in thousands',
    kind: moneyKind(pesos),
    rule: amountOf(9),
    edits: amountEdits,
    painted: thousands,
  },
  {
    name: 'I4 I5 · money in lakhs',
    kind: moneyKind(rupees),
    rule: amountOf(9),
    edits: amountEdits,
    painted: lakhs,
  },
  {
    name: 'I5 · code',
    kind: codeKind(6),
    rule: atMost(6),
    edits: randomEdits({ pasting: digits(8) }),
    painted: (text: string) => text,
  },
];

describe('every control is a plain box of significant characters; gaps are paint', () => {
  it.each(cases)(
    '$name: text, caret and refusal are the oracle’s after every random edit',
    ({ kind, rule, edits, painted }) => {
      let made = 0;
      const rows = fc.array(edits, { minLength: EDITS_IN_A_ROW, maxLength: EDITS_IN_A_ROW });
      const numRuns = Math.ceil(EDITS / cases.length / EDITS_IN_A_ROW);
      fc.assert(
        fc.property(rows, (row) => {
          const twin = new Twin(kind, rule);
          for (const edit of row) {
            twin.make(edit);
            const { shown, ...engine } = twin.engine();
            const oracle = twin.oracle();
            // Cheaper than a matcher a million times; it runs only to explain.
            if (!isSame(engine, oracle)) expect(engine, JSON.stringify(edit)).toEqual(oracle);
            if (shown !== painted(oracle.text)) expect(shown).toBe(painted(oracle.text));
            made += 1;
          }
        }),
        { numRuns },
      );
      expect(made).toBeGreaterThanOrEqual(Math.floor(EDITS / cases.length));
      if (process.env['CANDOR_FULL']) console.log(`${made} edits`);
    },
  );

  it.each(cases)(
    '$name: undo leads back to the empty box, redo to where one was',
    ({ kind, rule, edits }) => {
      fc.assert(
        fc.property(fc.array(edits, { minLength: EDITS_IN_A_ROW, maxLength: EDITS_IN_A_ROW }), (row) => {
          const twin = new Twin(kind, rule);
          for (const edit of row) twin.make(edit);
          const { text } = twin.engine();
          for (const _ of row) twin.undo();
          expect(twin.engine().text).toBe('');
          for (const _ of row) twin.redo();
          expect(twin.engine().text).toBe(text);
        }),
      );
    },
  );
});

type Seen = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly refused: boolean;
};

const isSame = (one: Seen, other: Seen) =>
  one.text === other.text &&
  one.start === other.start &&
  one.end === other.end &&
  one.refused === other.refused;
