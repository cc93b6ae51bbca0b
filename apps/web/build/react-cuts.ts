/**
 * What React has for transitions between two views, and for refs to fragments. Both are found by the kind of
 * an element that no screen ever makes, so that nothing of it would run.
 */
const unused: Readonly<Record<string, string>> = {
  ...nothing('trackEnterViewTransitions', 'applyViewTransitionToHostInstances', 'startViewTransition'),
  ...nothing('commitEnterViewTransitions', 'commitExitViewTransitions', 'commitNestedViewTransitions'),
  ...nothing('restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions'),
  ...nothing('restoreViewTransitionOnHostInstances', 'createViewTransitionInstance'),
  ...nothing('flushAfterMutationEffects', 'scheduleViewTransitionEvent', 'reportViewTransitionError'),
  ...nothing('commitNewChildToFragmentInstances', 'addFragmentHandleToInstance'),
  ...nothing('commitFragmentInstanceInsertionEffects', 'commitFragmentInstanceDeletionEffects'),
  isFragmentInstanceParent: 'return !1;',
  FragmentInstance: 'throw Error("No refs to fragments: apps/web/build/react-cuts.ts");',
};

/** Only what is made by the two that are cut has these. */
const methods = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function [^]*?^\};\n/gmu;

/** By what a screen asks for them: without these names a build with such a screen fails. */
const names = /^exports\.(?:ViewTransition|addTransitionType) = \w+;\n/gmu;

/** React without the names of what is cut. */
export function withoutNames(code: string): string {
  const rest = code.replaceAll(names, '');
  if (rest === code) throw new Error('React has no transitions between views now');
  return rest;
}

/** `react-dom` without what no screen uses, a tenth of it. Refused when it is written otherwise. */
export function withoutUnused(code: string): string {
  const rest = code.replaceAll(methods, '');
  if (rest === code) throw new Error('React has no refs to fragments now');
  return Object.entries(unused).reduce((left, [name, instead]) => {
    const whole = new RegExp(`^(function ${name}\\([^)]*\\) \\{)\\n[^]*?^\\}$`, 'mu');
    if (!whole.test(left)) throw new Error(`React has no ${name} now`);
    return left.replace(whole, `$1 ${instead} }`);
  }, rest);
}

function nothing(...unneeded: readonly string[]): Record<string, string> {
  return Object.fromEntries(unneeded.map((name) => [name, '']));
}
