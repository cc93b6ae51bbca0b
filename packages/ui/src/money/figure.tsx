import type { ComponentProps, ReactNode } from 'react';
import { Money } from './money.tsx';

type Props = Omit<ComponentProps<typeof Money>, 'amount'> & {
  /**
   * Which figure it is, the same wherever it is drawn: `owed`, `rows/3`. What has its name before a stroke is
   * a part of it.
   */
  readonly figure: string;
  /** Whose figure, and of which day: of one loan and one day it is one amount. */
  readonly loan: string | null;
  readonly asOf: string;
  readonly minor: number;
  /** The words that the amount stands in; without them it stands alone. */
  readonly children?: ReactNode;
};

/**
 * An amount of a loan that says what it is, so that whoever reads all screens finds the same figure on each
 * without knowing their words.
 */
export function Figure({ figure, loan, asOf, minor, children, ...look }: Props) {
  return (
    <span data-figure={figure} data-loan={loan} data-as-of={asOf} data-minor={minor}>
      {children ?? <Money amount={BigInt(minor)} {...look} />}
    </span>
  );
}
