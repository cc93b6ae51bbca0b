import { marketIds } from '@candor/markets';
import { noteEscalation, updateComplaint } from '@candor/store/complaints';
import { listDueComplaints } from '@candor/store/complaint-lists';
import { readBusinessClock } from '@candor/store/ledger';
import type { Tx } from '@candor/store/database';
import type { Command, OutboxMessage } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { complaintDay } from './complaint-day.ts';
import { lockComplaintOf, type LockedComplaint } from './lock-complaint-of.ts';
import { notifyComplainant } from './notify-complainant.ts';

type Parts = Pick<IdentityDeps, 'database' | 'seal' | 'newId' | 'now'>;
type Step = 'escalated' | 'late' | 'regulator';

/**
 * What the calendar says of complaints that wait: promised for Monday 26 October, one is put before somebody
 * senior on Friday 23, once; again on Tuesday 27, when the day is missed; and where the law has a waiting
 * time, its end is told. Both sides see each. One that was first looked at after its day, because nobody
 * worked, is only late: to say that it is near would be untrue.
 */
const escalateProblem = (
  parts: Pick<IdentityDeps, 'seal' | 'newId'>,
): Command<{ readonly reportId: string }, { steps: readonly string[] }, 'complaint_is_unknown'> => ({
  name: 'problem.escalate',
  subject: ({ reportId }) => `complaint:${reportId}`,
  async decide(tx, { reportId }, { now }) {
    const locked = await lockComplaintOf(tx, reportId, null);
    if (!locked) return { refused: 'complaint_is_unknown' };
    const steps = await stepsDue(tx, locked, now);
    const { complaint } = locked;
    const isRegulatorTold = steps.includes('regulator');
    if (steps.length > 0) {
      const regulatorToldAt = isRegulatorTold ? now : complaint.regulatorToldAt;
      const news = complaint.news + steps.length;
      await updateComplaint(tx, { ...complaint, regulatorToldAt, news, changedAt: now });
    }
    const outbox: OutboxMessage[] = [];
    for (const step of steps) outbox.push(...(await notifyComplainant(tx, parts, locked, { step, now })));
    return { output: { steps }, facts: { steps, promisedBy: complaint.promisedBy }, outbox };
  },
});

async function stepsDue(tx: Tx, { complaint }: LockedComplaint, now: Date): Promise<Step[]> {
  const { id: complaintId, market, round, state, promisedBy, escalateOn } = complaint;
  if (state !== 'open' && state !== 'reopened') return [];
  const { on } = await complaintDay(tx, market, now);
  const steps: Step[] = [];
  const escalation = { complaintId, round, onDay: on, at: now };
  if (on > promisedBy) {
    if (await noteEscalation(tx, { ...escalation, level: 'missed' })) steps.push('late');
  } else if (on >= escalateOn) {
    if (await noteEscalation(tx, { ...escalation, level: 'near' })) steps.push('escalated');
  }
  const { regulatorFrom, regulatorToldAt } = complaint;
  if (regulatorFrom !== null && regulatorToldAt === null && on >= regulatorFrom) steps.push('regulator');
  return steps;
}

/**
 * Every complaint that is due, in every market; gives how many there were. One that can't be escalated costs
 * the others nothing, and is told at the end.
 */
export async function escalateComplaints(parts: Parts): Promise<number> {
  const { database, now } = parts;
  let escalated = 0;
  const faults: unknown[] = [];
  for (const market of marketIds) {
    const due = await database.read(async (tx) => {
      if (!(await readBusinessClock(tx, market))) return [];
      const { on: today } = await complaintDay(tx, market, now());
      return listDueComplaints(tx, { market, today });
    });
    for (const reportId of due) {
      const actor = { kind: 'system', id: 'complaints' } as const;
      const input = { reportId };
      try {
        const answer = await runCommand(database, escalateProblem(parts), { input, actor, now: now() });
        if (answer.kind === 'done' && answer.output.steps.length > 0) escalated += 1;
      } catch (error) {
        faults.push(new Error(`complaint ${reportId} could not be escalated`, { cause: error }));
      }
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, faults.map(String).join('; '));
  return escalated;
}
