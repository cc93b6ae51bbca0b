import { describe, expect, it } from 'vitest';
import { pesos, philippinePhone } from '../demo/sample-rules.ts';
import { codeKind } from '../kinds/code-kind.ts';
import { moneyKind } from '../kinds/money-kind.ts';
import { phoneKind } from '../kinds/phone-kind.ts';
import { notationOf, sessionAt } from '../testing/notation.ts';
import { beginComposing, composed, endComposing } from './compose.ts';
import type { Kind } from './kind.ts';
import { type Native, reconcile, type Session } from './session.ts';

const phone = phoneKind(philippinePhone);
const peso = moneyKind(pesos);

const nativeAt = (notation: string): Native => {
  const at = notation.indexOf('|');
  return { value: notation.replace('|', ''), start: at, end: at, backward: false };
};

/** What the element shows after each step of a composition that began in the given box. */
function compose(kind: Kind, notation: string, steps: readonly string[]): Session {
  return steps.reduce(
    (session, step) => composed(kind, session, nativeAt(step), 'insertCompositionText'),
    beginComposing(sessionAt(kind, notation)),
  );
}

const committed = (kind: Kind, notation: string, steps: readonly string[]) => {
  const session = endComposing(kind, compose(kind, notation, steps), nativeAt(steps.at(-1) ?? '|'));
  return { box: notationOf(kind, session), say: session.say };
};

describe('an input method that composes', () => {
  it('I5 · digits as one growing composition are the value at once and are painted in the end', () => {
    const steps = ['0|', '09|', '091|', '0917|', '09171|'];
    const composing = compose(phone, '|', steps);
    expect(composing).toMatchObject({ box: { text: '09171' }, shown: '09171' });
    expect(committed(phone, '|', steps)).toEqual({ box: '091 71|', say: undefined });
  });

  it.each([
    ['between digits, beside a gap', '091 |7123', ['091 57123'], '091 5|712 3'],
    ['over what is selected', '091 7[123] 4567', ['091 78| 4567', '091 789| 4567'], '091 789|4 567'],
    ['over a word that the keyboard took up again', '091 7123| 45', ['091 71235| 45'], '091 7123 5|45'],
    ['cancelled', '091 7|123', ['091 75|123', '091 7|123'], '091 7|123'],
    ['the same digit in its own place', '091 [7]123', ['091 7|123'], '091 7|123'],
    ['full-width digits', '091|', ['091１|', '091１２|'], '091 12|'],
  ])('I5 · composed %s', (_, before, steps, expected) => {
    const marked = steps.map((step) => (step.includes('|') ? step : `${step.slice(0, 5)}|${step.slice(5)}`));
    expect(committed(phone, before, marked)).toEqual({ box: expected, say: undefined });
  });

  it('I5 · the twelfth digit ends the composition at once: eleven stay, and it is told', () => {
    const session = compose(phone, '091 7123 456|', ['091 7123 4567|', '091 7123 45678|']);
    expect(session.composing).toBeUndefined();
    expect(session).toMatchObject({ shown: '091 7123 4567', say: { code: 'too_long' } });
  });

  it('I5 · letters may still become digits: nothing is said before the end', () => {
    const letters = compose(phone, '091|', ['091n|', '091ni|']);
    expect(letters).toMatchObject({ box: { text: '091' }, shown: '091ni' });
    expect(letters.say).toBeUndefined();
    expect(committed(phone, '091|', ['091n|', '091ni|', '0912|'])).toEqual({ box: '091 2|', say: undefined });
    expect(committed(phone, '091|', ['091n|', '091ni|'])).toEqual({
      box: '091|',
      say: { code: 'not_a_digit', text: 'ni' },
    });
  });

  it('I5 · digits typed before a letter in one composition stay', () => {
    expect(committed(phone, '|', ['0|', '09|', '09x|'])).toEqual({
      box: '09|',
      say: { code: 'not_a_digit', text: '09x' },
    });
  });
});

describe('an edit that a browser makes by itself', () => {
  it.each([
    ['091 |7123', '091|7123', 'deleteContentBackward', '09|7 123'],
    ['091| 7123', '091|7123', 'deleteContentForward', '091| 123'],
    ['091 7|123', '091 |123', 'deleteContentBackward', '091| 123'],
    ['09[1 7]123', '09|123', 'deleteContentBackward', '09|1 23'],
    ['091 71|23', '091 719|23', 'insertText', '091 719|2 3'],
  ])('I5 · %s that became %s by %s is understood', (before, after, inputType, expected) => {
    const session = reconcile(phone, sessionAt(phone, before), nativeAt(after), inputType);
    expect(notationOf(phone, session).replace(' |', '| ')).toBe(expected.replace(' |', '| '));
  });

  it.each([
    [phone, '|', '+639171234567', '091 7123 4567|'],
    [phone, '[091 8]', '0063 917 123 4567', '091 7123 4567|'],
    [phone, '09|1 8', '09171234567', '091 7123 4567|'],
    [phone, '091 8|', '0063 917 123 4567', '091 7123 4567|'],
    [peso, '1,234|', '1.5', '1.5|'],
    [codeKind(6), '12|', '482013', '482013|'],
    [peso, '99|', '₱12,345.50', '12,345.50|'],
    [phone, '09|1 8', '', '|'],
  ])('I5 · filled in, a value replaces all that was there', (kind, before, value, expected) => {
    for (const inputType of ['', 'insertReplacementText']) {
      const session = reconcile(kind, sessionAt(kind, before), nativeAt(`${value}|`), inputType);
      expect(notationOf(kind, session)).toBe(expected);
    }
  });

  it('I5 · filled in with a foreign number, the box and its caret stay as they were', () => {
    const session = reconcile(phone, sessionAt(phone, '09|1 8'), nativeAt('+1 415 555 2671|'), '');
    expect(notationOf(phone, session)).toBe('09|1 8');
    expect(session.say).toEqual({ code: 'foreign_number', text: '+1 415 555 2671' });
  });
});
