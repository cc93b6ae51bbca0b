/** How days past due are classed; days are counted at day-end from the oldest unpaid due date. */
export interface ArrearsRules {
  /** In order, without a gap, the first from day 0, the last without an end. */
  readonly classes: readonly [ArrearsClass, ...ArrearsClass[]];
  /**
   * What is unpaid when its due date is ended is overdue on that very day, in the first class that is not 0
   * days; elsewhere from the day after.
   */
  readonly isOverdueOnDueDate: boolean;
  /** A loan that stopped performing counts as performing again only when all arrears are paid. */
  readonly curesOnlyInFull: boolean;
  readonly law: string;
}

export interface ArrearsClass {
  readonly id: string;
  /** Days since the due date: 30 for what was due on 31 March and is unpaid at the end of 30 April. */
  readonly fromDays: number;
  readonly toDays: number | null;
  /** Whether interest is still taken as income. */
  readonly isPerforming: boolean;
}
