import { useState } from 'react';
import { editDraft, type Edit } from './edit-draft.ts';
import type { Draft } from './table-types.ts';

export type Drafting = {
  readonly draft: Draft;
  readonly edit: (edit: Edit) => void;
  readonly undo: () => void;
  readonly canUndo: boolean;
  readonly drop: () => void;
};

/** A draft with every step that led to it: what was changed can be taken back, one step after the other. */
export function useDraft(base: Draft): Drafting {
  const [steps, setSteps] = useState<readonly Draft[]>([base]);
  const draft = steps.at(-1) ?? base;
  return {
    draft,
    edit: (edit) => setSteps([...steps, editDraft(draft, edit)]),
    undo: () => setSteps(steps.length > 1 ? steps.slice(0, -1) : steps),
    canUndo: steps.length > 1,
    drop: () => setSteps([base]),
  };
}
