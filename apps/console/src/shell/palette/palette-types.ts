import type { Calls, ResponseOf } from '@candor/contract/console-client';
import type { IconName } from '../../kit/icon-paths.ts';
import type { Place } from '../place.ts';

export type Found = ResponseOf<Calls['console.find']>;
export type Customer = Found['customers'][number];

/** What can be acted on. */
export type Subject =
  | { readonly is: 'customer'; readonly customer: Customer }
  | { readonly is: 'application'; readonly id: string; readonly words: string }
  | { readonly is: 'complaint'; readonly id: string; readonly words: string };

/** Where an entry leads, what it says, and why it can't be chosen now, if it can't. */
export type Item = {
  readonly key: string;
  readonly icon: IconName;
  readonly words: string;
  /** Muted, after the words. */
  readonly detail?: string;
  readonly chip?: { readonly words: string; readonly tone: 'red' | 'neutral' };
  /** The letters that do the same outside. */
  readonly keys?: string;
  readonly place: Place;
  readonly whyNot?: string;
  /** What acts are offered on it. */
  readonly on?: Subject;
  /** Chosen, it leads nowhere yet: it asks on whom. */
  readonly picks?: { readonly key: string; readonly is: Subject['is']; readonly words: string };
};

export type Group = {
  readonly key: string;
  readonly title: string;
  readonly beside?: string;
  readonly items: readonly Item[];
};
