import type { Permission } from '@candor/contract/console-client';
import { type ComponentType, createContext, useContext } from 'react';
import type { IconName } from '../kit/icon-paths.ts';
import { useDesk } from './me.ts';

/** In this order in the nav; Today has no heading. */
export const navGroups = ['Today', 'Queues', 'Look up', 'Set up'] as const;

/** A number that changes while one looks: whoever reads the queues keeps it, outside React. */
type CountStore = {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly snapshot: () => { readonly waiting: number; readonly isOver: boolean } | undefined;
};

type SectionPage = {
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
};

export type Section = {
  /** The first part of its address; '' is the console's own. */
  readonly path: string;
  readonly name: string;
  readonly group: (typeof navGroups)[number];
  readonly icon: IconName;
  /** What somebody must be allowed to do to see it; null: whoever is logged in. */
  readonly permission: Permission | null;
  /** G, then this letter, leads to it. */
  readonly go: string;
  /** Pages inside it that people know by name, each with the address that opens it. */
  readonly pages?: readonly SectionPage[];
  readonly isSandboxOnly?: boolean;
  /** For whoever builds the console: an address and a letter, in no nav, palette or list of keys. */
  readonly isUnlisted?: boolean;
  /** The box in the top bar leads here, with what was typed as `?find=`. */
  readonly finds?: boolean;
  /**
   * What waits in it, at the right of its name in the nav; a red dot says that something is over its
   * deadline.
   */
  readonly count?: CountStore;
  readonly load: () => Promise<{ readonly Screen: ComponentType }>;
};

type Visitor = { readonly isSandbox: boolean; readonly may: (permission: Permission) => boolean };

/** What this person sees in the nav. A section that they may not see is no address either. */
export function sectionsFor(sections: readonly Section[], { isSandbox, may }: Visitor): Section[] {
  return sections.filter(
    ({ permission, isSandboxOnly }) =>
      (permission === null || may(permission)) && (isSandbox || !isSandboxOnly),
  );
}

/** Every section there is, as the entry hands them down: the shell lies below them and imports none. */
export const SectionsContext = createContext<readonly Section[]>([]);

/** Those that a lender is offered. */
export const listedOf = (sections: readonly Section[]): Section[] =>
  sections.filter(({ isUnlisted }) => isUnlisted !== true);

/** The sections that whoever is logged in may see, in the order of the nav. */
export function useSections(): Section[] {
  const { me, may } = useDesk();
  return sectionsFor(useContext(SectionsContext), { isSandbox: me.isSandbox, may });
}
