import { lockWhoMayWhat, type PersonWhoMay } from '@candor/store/staff';
import type { Tx } from '@candor/store/database';
import type { ActContext, ActReader, ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import type { Command, Facts, Json, Refusal } from '../../kernel/commands/command.ts';

/** Who asks for an act and who decides it, by what they may do. */
export type ActSides = Pick<ApprovableAct, 'name' | 'asks' | 'decides'>;

type Missing = Refusal<'nobody_left_to_approve'>;

/**
 * The acts that nobody could approve: nobody may decide them, or the only one who may is the only one who
 * asks for them, and nobody decides on their own request.
 */
export function actsWithoutApprover(
  acts: readonly ActSides[],
  people: readonly Pick<PersonWhoMay, 'staffId' | 'permissions'>[],
): string[] {
  const holding = (...all: string[]) =>
    people.filter(({ permissions }) => all.every((each) => permissions.includes(each)));
  return acts
    .filter(({ asks, decides }) => {
      const askers = holding(asks);
      const deciders = holding('approval.decide', decides);
      return !deciders.some(
        ({ staffId }) => askers.length === 0 || askers.some((asker) => asker.staffId !== staffId),
      );
    })
    .map(({ name }) => name);
}

/**
 * Changes what people may do, unless an act that somebody could approve before would be left without anybody.
 * Whoever has not followed their link yet approves nothing: they do not stand in for somebody who can log in,
 * and count only beside others who can't yet.
 */
async function keeping<Done extends object>(
  tx: Tx,
  acts: readonly ActSides[],
  change: () => Promise<Done>,
): Promise<Done | Missing> {
  const before = await lockWhoMayWhat(tx);
  const done = await change();
  if ('refused' in done) return done;
  const after = await lockWhoMayWhat(tx);
  const lost = [(people: readonly PersonWhoMay[]) => people, atWork].flatMap((of) => {
    const missed = actsWithoutApprover(acts, of(before));
    return actsWithoutApprover(acts, of(after)).filter((name) => !missed.includes(name));
  });
  if (lost.length === 0) return done;
  return { refused: 'nobody_left_to_approve', facts: { acts: [...new Set(lost)].toSorted() } };
}

const atWork = (people: readonly PersonWhoMay[]) => people.filter(({ isActive }) => isActive);

/** The same act, refused where it would leave another without an approver. */
export function keepingApprovers<
  Input extends Facts,
  Previewed extends object,
  CarriedOut extends object,
  Rest extends object,
>(
  act: Rest & {
    preview(tx: Tx, input: Input, reader: ActReader): Promise<Previewed>;
    carryOut(tx: Tx, input: Input, context: ActContext): Promise<CarriedOut>;
  },
  acts: () => readonly ActSides[],
) {
  return {
    ...act,
    // A preview carries the act out and rolls it back: who may do what afterwards can be read here.
    preview: (tx: Tx, input: Input, reader: ActReader) =>
      keeping(tx, acts(), () => act.preview(tx, input, reader)),
    carryOut: (tx: Tx, input: Input, context: ActContext) =>
      keeping(tx, acts(), () => act.carryOut(tx, input, context)),
  };
}

/** The same command of somebody at the console; whoever runs the servers does it without this. */
export function keepApprovers<Input, Output extends Json, Code extends string>(
  command: Command<Input, Output, Code>,
  acts: readonly ActSides[],
): Command<Input, Output, Code | 'nobody_left_to_approve'> {
  return {
    ...command,
    decide: (tx, input, context) => keeping(tx, acts, () => command.decide(tx, input, context)),
  };
}

/** What is kept of a refused act: its rule, or a sentence where the rule does not name what is missing. */
export function ruleOfRefusal({ refused, facts }: Refusal): string {
  const acts = facts?.['acts'];
  return refused === 'nobody_left_to_approve' && Array.isArray(acts) ? nobodyLeftWords(acts) : refused;
}

const nobodyLeftWords = (acts: readonly Json[]) =>
  `Nobody could approve these any more: ${acts.map(String).join(', ')}. Give somebody else a role that approves them first`;
