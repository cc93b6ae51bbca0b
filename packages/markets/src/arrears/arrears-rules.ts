/** How days past due are classed; days are counted at day-end from the oldest unpaid due date. */
export interface ArrearsRules {
  /** In order, without a gap, the first from day 0, the last without an end. */
  readonly classes: readonly [ArrearsClass, ...ArrearsClass[]];
  /** A loan that stopped performing counts as performing again only when all arrears are paid. */
  readonly curesOnlyInFull: boolean;
  readonly law: string;
}

export interface ArrearsClass {
  readonly id: string;
  readonly fromDays: number;
  readonly toDays: number | null;
  /** Whether interest is still taken as income. */
  readonly isPerforming: boolean;
}
