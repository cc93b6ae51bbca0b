import type { ActPreview } from '../../kernel/acts/approvable-act.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';

/** What is sealed and whose it is: the words of one request open in it alone. */
export const approvalAbout = (requestId: string) => `approval:${requestId}`;

const shownAbout = (requestId: string) => `${approvalAbout(requestId)}:shown`;

/**
 * What an approver had before them, for whoever looks at the request later. Payees are kept by reference,
 * account and amount: one of many who leaves is not named in everybody's file.
 */
export function sealShown(seal: PersonSeal, requestId: string, preview: ActPreview): string {
  const unnamed = {
    ...preview,
    ...(preview.payees && { payees: preview.payees.map((payee) => ({ ...payee, name: null })) }),
    ...(preview.leftOut && { leftOut: preview.leftOut.map((one) => ({ ...one, name: null })) }),
  };
  return seal.seal(JSON.stringify(unnamed), shownAbout(requestId));
}

export function openShown(seal: PersonSeal, requestId: string, shown: string): ActPreview {
  return JSON.parse(seal.open(shown, shownAbout(requestId))) as ActPreview;
}
