import type { Refusal } from '../refusals/refusal.ts';

/**
 * A thing's states and the events that change them. A state changes by a named event or the event is refused
 * with the rule that forbids it; there is no other way.
 */
export interface StateTable<State extends string, Event extends string, Rule extends string> {
  /** What it is about, as a heading. */
  readonly name: string;
  readonly first: NoInfer<State>;
  /** Each state in a sentence. */
  readonly states: Readonly<Record<State, string>>;
  readonly events: Readonly<Record<Event, Transition<NoInfer<State>, Rule>>>;
}

export interface Transition<State extends string, Rule extends string> {
  readonly from: readonly State[];
  readonly to: State;
  /** Names the rule that is broken if it happens in any other state. */
  readonly rule: Rule;
}

/** Keeps the names of states, events and rules, so that a misspelt one does not compile. */
export function stateTable<const State extends string, const Event extends string, const Rule extends string>(
  table: StateTable<State, Event, Rule>,
): StateTable<State, Event, Rule> {
  return table;
}

/**
 * nextState(orderStates, 'approved', 'confirm') → 'confirmed'; from 'expired': refused,
 * only_an_open_offer_is_confirmed.
 */
export function nextState<State extends string, Event extends string, Rule extends string>(
  { events }: StateTable<State, Event, Rule>,
  state: NoInfer<State>,
  event: NoInfer<Event>,
): State | Refusal<Rule> {
  const { from, to, rule } = events[event];
  return from.includes(state) ? to : { refused: rule, facts: { state, event } };
}

/**
 * Every change of state that some event makes, from → to, sorted; an event that changes nothing is none. The
 * database has the same list.
 */
export function transitionsOf({ events }: StateTable<string, string, string>): readonly string[] {
  const all = Object.values(events).flatMap(({ from, to }) =>
    from.filter((state) => state !== to).map((state) => `${state} → ${to}`),
  );
  return [...new Set(all)].toSorted();
}

export type StateOf<Table> = Table extends StateTable<infer State, string, string> ? State : never;
export type EventOf<Table> = Table extends StateTable<string, infer Event, string> ? Event : never;
export type RuleOf<Table> = Table extends StateTable<string, string, infer Rule> ? Rule : never;
