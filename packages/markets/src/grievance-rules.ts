/** How a complaint goes on when the lender's own answer doesn't end it. */
export interface GrievanceRules {
  /** We promise an answer within so many days. */
  readonly answerWithinDays: number;
  /** After so many days without a good answer the borrower may go to the regulator; null: at any time. */
  readonly regulatorAfterDays: number | null;
  readonly regulator: {
    readonly name: string;
    readonly website: string;
    readonly phone: string | null;
  };
  /** Name, phone and mail of the lender's own officer stand on every disclosure and on the About screen. */
  readonly mustNameOfficer: boolean;
  readonly law: string;
}
