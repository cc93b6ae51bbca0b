import {
  listApprovalWords,
  listRequestsAbout,
  type ApprovalRow,
  type ApprovalStep,
} from '@candor/store/approvals';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../kernel/person-seal.ts';
import { approvalAbout } from '../backoffice/approvals/approval-seal.ts';
import { actOf, mayKnowOf } from './approvable-acts.ts';

/** What somebody did to a request, after their name; nobody's name stands before the last. */
export const stepWords: Readonly<Record<ApprovalStep | 'lapsed', string>> = {
  asked: 'requested approval',
  'asked-back': 'requested more info',
  answered: 'answered',
  agreed: 'approved',
  refused: 'declined',
  withdrawn: 'withdrew the request',
  lapsed: 'Lapsed: nobody decided in time',
};

/** A request for approval as its subject tells of it: what was asked for, and all that came of it. */
export type RequestAbout = {
  readonly requestId: string;
  readonly actName: string;
  readonly state: ApprovalRow['state'];
  /** Oldest first; the first is why it was asked for. `lapsed`: nobody decided in time. */
  readonly steps: readonly {
    readonly step: ApprovalStep | 'lapsed';
    readonly name: string | null;
    readonly at: Date;
    /** In words, after the name: "requested approval". */
    readonly did: string;
    readonly words: string;
  }[];
};

export type Subjects = { readonly subjects: readonly string[]; readonly itemIds: readonly string[] };

/** Every request about something, newest first, with its outcome: the one reading for every page. */
export async function requestsAbout(
  tx: ReadTx,
  seal: PersonSeal,
  about: Subjects,
  { may, now }: { readonly may: ReadonlySet<string>; readonly now: Date },
): Promise<RequestAbout[]> {
  const requests: RequestAbout[] = [];
  for (const row of await listRequestsAbout(tx, about)) {
    if (!mayKnowOf(row.act, may)) continue;
    const words = await listApprovalWords(tx, row.id);
    const steps = words.map(({ step, staffName: name, at, sealed }) => ({
      step,
      name,
      at,
      did: stepWords[step],
      words: sealed === null ? '' : seal.open(sealed, approvalAbout(row.id)),
    }));
    const isOpen = row.state === 'waiting' || row.state === 'asked-back';
    const state = isOpen && row.deadlineAt <= now ? 'lapsed' : row.state;
    const lapsed = {
      step: 'lapsed',
      name: null,
      at: row.deadlineAt,
      did: stepWords.lapsed,
      words: '',
    } as const;
    requests.push({
      requestId: row.id,
      actName: actOf(row.act)?.name ?? row.act,
      state,
      steps: state === 'lapsed' ? [...steps, lapsed] : steps,
    });
  }
  return requests;
}

/** The same as lines of a history: "Tomas Cruz declined: Approve beyond policy". */
export function requestLines(requests: readonly RequestAbout[]) {
  return requests.flatMap(({ actName, steps }) =>
    steps.map(({ name, at, did, words }) => ({
      at,
      words: `${name === null ? '' : `${name} `}${did}: ${actName}`,
      note: words === '' ? null : words,
    })),
  );
}
