import { useAct } from '../../session/use-act.ts';
import { leaveTo, postTo } from './leave-to.ts';
import type { Autopay } from './autopay-screen.tsx';

/** Asks for autopay and goes to where it is allowed; asked again, to the same page. */
export function useAllow({ loanId }: Autopay, onChange: () => Promise<void>) {
  const act = useAct('loan.autopay-ask');
  const allow = async (scheme: string) => {
    const outcome = await act.run({ loanId, scheme });
    if (!outcome) return;
    // Refused because it stands differently by now: then that is shown, with what was said about it.
    if ('fault' in outcome) return onChange();
    const { link, form } = outcome.answer;
    if (form) postTo(form);
    else if (link !== null) leaveTo(link);
    await onChange();
  };
  return { act, allow };
}
