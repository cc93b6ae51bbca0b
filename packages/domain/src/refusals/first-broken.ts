import type { Facts, Refusal } from './refusal.ts';
import { lendingRefusals } from './lending-refusals.ts';
import type { LendingRefusal } from './lending-refusals.ts';

/** Whether a rule is broken, and what it looked at. */
export type Broken = () => Facts | boolean;

/**
 * Of the rules that a command names, the first that is broken. They are asked in the order of the closed
 * list, not in the order in which they were written down: precedence is decided in one place.
 */
export function firstBroken<Code extends LendingRefusal>(
  rules: Readonly<Record<Code, Broken>>,
): Refusal<Code> | undefined {
  for (const code of lendingRefusals) {
    if (!isNamed(code, rules)) continue;
    const broken = rules[code]();
    if (broken === true) return { refused: code };
    if (broken !== false) return { refused: code, facts: broken };
  }
  return undefined;
}

function isNamed<Code extends string>(code: string, rules: Readonly<Record<Code, Broken>>): code is Code {
  return Object.hasOwn(rules, code);
}

/** Of several refusals the one whose rule stands first on the list. */
export function firstRefusal<Code extends LendingRefusal>(
  ...refusals: readonly (Refusal<Code> | undefined)[]
): Refusal<Code> | undefined {
  return refusals
    .filter((refusal) => refusal !== undefined)
    .toSorted((a, b) => lendingRefusals.indexOf(a.refused) - lendingRefusals.indexOf(b.refused))[0];
}
