import { useAct } from '../../session/use-act.ts';
import type { Autopay } from './autopay-screen.tsx';

/** Lets it rest, go on or end, and shows what it is then; false where it was refused. */
export function useMove({ loanId }: Autopay, onChange: () => Promise<void>) {
  const { run, fault, isBusy } = useAct('loan.autopay-move');
  const move = async (to: 'pause' | 'resume' | 'cancel'): Promise<boolean> => {
    const outcome = await run({ loanId, move: to });
    if (outcome) await onChange();
    return outcome !== undefined && 'answer' in outcome;
  };
  return { fault, isBusy, move };
}
