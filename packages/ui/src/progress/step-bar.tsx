import { useWords } from '../words/use-words.ts';

type Step = { readonly id: string; readonly state: 'done' | 'now' | 'bad' | 'later' };

/** How far one has come, a field a step, without names: the sentence under it says it in words. */
export function StepBar({ label, steps }: { readonly label: string; readonly steps: readonly Step[] }) {
  const words = useWords();
  const stateWords = { done: words.done, now: words.now, later: words.later, bad: words.sentBack };
  return (
    <ol className="c-steps" aria-label={label}>
      {steps.map(({ id, state }) => (
        <li key={id} className={`c-step c-step-${state}`}>
          <span className="c-unseen">{stateWords[state]}</span>
        </li>
      ))}
    </ol>
  );
}
