import type { ComponentType, ReactNode } from 'react';
import { adoptStyles } from '../../shell/adopt-styles.ts';
import type { AppPageData } from '../../shell/page-data.ts';
import type { FieldKind, FormField, Values } from './form-values.ts';

/** What is known of a field beyond the form: that it was read off a document, and how surely. */
export type FieldExtras = {
  readonly doubt?: string | undefined;
  /** In place of the field's own; empty for none. */
  readonly hint?: string;
  /** Stands below the field: another value for it. */
  readonly below?: ReactNode;
  readonly picture?: {
    readonly lead?: ReactNode;
    readonly name?: { readonly title: string; readonly detail: string };
    readonly incoming?: Blob | undefined;
    readonly onTaken?: (file: Blob) => void;
  };
};

/** What every control of the form is given. */
export type ControlProps = {
  readonly page: AppPageData;
  readonly id: string;
  readonly field: FormField;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly value: string;
  /** For people, where the value is a code. */
  readonly text: string | null;
  /** All values of the form: a document's number depends on the document. */
  readonly values: Values;
  /** Sent back by somebody who looked at it, and not changed since. */
  readonly isRefused: boolean;
  readonly onChange: (value: string) => void;
  readonly extras: FieldExtras | undefined;
};

export type Control = { readonly Control: ComponentType<ControlProps>; readonly css: string };

/**
 * What not every step needs comes on its own: a phone never loads the keypad for a form without an amount.
 */
const loaders: Readonly<Partial<Record<FieldKind, () => Promise<{ readonly control: Control }>>>> = {
  money: () => import('./parts/money-control.tsx'),
  city: () => import('./parts/city-control.tsx'),
  picture: () => import('./parts/picture-control.tsx'),
  date: () => import('./parts/date-control.tsx'),
  phone: () => import('./parts/phone-control.tsx'),
  number: () => import('./parts/number-control.tsx'),
};

const loaded = new Map<FieldKind, Control>();

export const controlOf = (kind: FieldKind): Control | undefined => loaded.get(kind);

/** Waits for the controls of these kinds; one that could not be had is tried again with the next form. */
export async function loadControls(kinds: readonly FieldKind[]): Promise<void> {
  const missing = [...new Set(kinds)].filter((kind) => loaders[kind] && !loaded.has(kind));
  await Promise.all(
    missing.map(async (kind) => {
      const found = await loaders[kind]?.();
      if (!found || loaded.has(kind)) return;
      if (found.control.css !== '') adoptStyles(found.control.css);
      loaded.set(kind, found.control);
    }),
  );
}
