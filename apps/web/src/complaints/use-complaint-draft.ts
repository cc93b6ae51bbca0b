import type { Calls, RequestOf } from '@candor/contract/client';
import { useServices } from '../session/services.ts';
import { useDraft } from '../session/use-draft.ts';
import { type KeptDraft, useKeptDraft } from '../drafts/use-kept-draft.ts';

type Request = RequestOf<Calls['problem.draft-save']>;
export type ComplaintDraft = Request['draft'];

export const emptyDraft: ComplaintDraft = {
  kind: null,
  loanId: null,
  words: '',
  imageIds: [],
  answerWay: null,
};

type Options = {
  /** The complaint that is replied to, or the row that is disputed; neither for a new complaint. */
  readonly of: Omit<Request, 'draft' | 'mark'>;
  /** What the server kept of an earlier visit, or what the form begins with. */
  readonly start: ComplaintDraft;
};

export type DraftInHand = {
  readonly draft: ComplaintDraft;
  readonly change: (part: Partial<ComplaintDraft>) => void;
  readonly kept: KeptDraft;
  /** Something was typed on this visit. */
  readonly isTouched: boolean;
  /** It was sent. */
  readonly forget: () => void;
};

/**
 * What is written to us. It stays in the page's memory, over a login in the middle and a lost connection, and
 * is kept by the server, encrypted, over a reload: never on the phone's disk, which others may read.
 */
export function useComplaintDraft({ of, start }: Options): DraftInHand {
  const { client, drafts } = useServices();
  const name = `complaint ${JSON.stringify(of)}${of.row === undefined ? '' : start.loanId}`;
  const [draft, change] = useDraft<ComplaintDraft>(name, start);
  const isTouched = drafts.has(name);
  const kept = useKeptDraft({
    typed: isTouched ? draft : undefined,
    save: (typed, mark) =>
      client.call('problem.draft-save', { ...of, draft: typed, mark }, { outlivesPage: true }),
  });
  return { draft, change, kept, isTouched, forget: () => void drafts.delete(name) };
}
