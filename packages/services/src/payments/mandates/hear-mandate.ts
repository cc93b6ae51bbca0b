import { isRefusal } from '@candor/domain/refusals';
import { mandateStates, nextState } from '@candor/domain/states';
import { lockMandate, updateMandate, type Mandate } from '@candor/store/mandates';
import type { Command } from '../../kernel/commands/command.ts';
import type { MandateStanding } from '../../kernel/mandate-ports/mandate-channel.ts';

export type HearMandate = {
  readonly mandateId: string;
  readonly standing: Exclude<MandateStanding, { readonly is: 'unknown' }>;
  /** Where the borrower confirms it, if that was told. */
  readonly link?: string;
};

/**
 * What the channel says of a mandate, and what it means: the borrower has confirmed it or not, or whoever
 * keeps the account has ended it. One that was ended here meanwhile stays ended, whatever is said there.
 */
export const hearMandate: Command<HearMandate, { readonly state: string }, 'mandate_is_unknown'> = {
  name: 'mandate.hear',
  subject: ({ mandateId }) => `mandate:${mandateId}`,
  async decide(tx, { mandateId, standing, link }, { now }) {
    const mandate = await lockMandate(tx, mandateId);
    if (!mandate) return { refused: 'mandate_is_unknown', facts: { mandate: mandateId } };
    const heard = afterHearing({ ...mandate, link: link ?? mandate.link }, standing, now);
    const { state } = heard;
    if (heard.link !== mandate.link || state !== mandate.state || heard.endedThereAt !== mandate.endedThereAt)
      await updateMandate(tx, heard, now);
    return { output: { state }, facts: { is: standing.is, before: mandate.state, after: state } };
  },
};

const events = { active: 'authorise', declined: 'decline', ended: 'cancel' } as const;

function afterHearing(mandate: Mandate, standing: HearMandate['standing'], now: Date): Mandate {
  const { is } = standing;
  const isGone = is === 'declined' || is === 'ended';
  const endedThereAt = isGone ? (mandate.endedThereAt ?? now) : mandate.endedThereAt;
  if (is === 'waiting' || is === 'not-known') return mandate;
  const event = is === 'ended' && mandate.state === 'asked' ? 'decline' : events[is];
  const state = nextState(mandateStates, mandate.state, event);
  if (isRefusal(state)) return { ...mandate, endedThereAt };
  return { ...mandate, state, endedThereAt, why: 'why' in standing ? standing.why : null };
}
