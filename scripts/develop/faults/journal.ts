/** An answer of 2xx that came whole: the lender has promised it. */
export type Acknowledged = {
  readonly call: string;
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly answer: string;
  /** The last step of the plan that had begun. */
  readonly step: number;
};

/** What the channel calls the money of a debit, and how much it took. */
export type Debited = { readonly reference: string; readonly amount: number };

/** A borrower was told that nothing more is debited: of the loan, or of one due. */
export type Stop = {
  readonly loanId: string;
  readonly dueOn: string | null;
  readonly act: 'pause' | 'cancel' | 'skip';
  readonly from: Date;
  /** When they asked for it again. */
  until: Date | null;
};

/** What everybody outside was told, by themselves and not by the lender's books. */
export class Journal {
  /** By idempotency key. */
  readonly acknowledged = new Map<string, Acknowledged>();
  /** Amounts by payment: its code was given. */
  readonly codes = new Map<string, number>();
  /** References by payment: the lender said that it has heard of the money. */
  readonly heard = new Map<string, string>();
  /** References by payment: under a false signature somebody said that it was paid so. */
  readonly forged = new Map<string, string>();
  /** Forged callbacks that were not refused. */
  readonly believed: string[] = [];
  /** Debits by payment: the channel has taken the money, and the lender said that it has heard of it. */
  readonly debited = new Map<string, Debited>();
  /** Debits that the channel takes, and has not told the lender of. */
  readonly untold = new Set<string>();
  /** How a mandate stands where the account is, by its id: the lender said that it has heard of it. */
  readonly mandates = new Map<string, string>();
  /** What borrowers were told that nothing is debited of. */
  readonly stops: Stop[] = [];
  /** Orders that a borrower has signed. */
  readonly signed = new Set<string>();
  readonly complaints = new Set<string>();
  /** Answers that are neither 2xx nor worth another try, by what they said. */
  readonly refused = new Map<string, number>();
  /** Requests that were broken off, or answered with a request to try again, by what was said. */
  readonly tries = new Map<string, number>();
  /** Answers of 500: the lender did not know what to do. */
  readonly crashed: string[] = [];
  /** What the channel did with callbacks, by kind. */
  readonly callbacks = new Map<string, number>();
  /** What people came to the end of, by name. */
  readonly lives = new Map<string, number>();
  /** How often another cluster has taken over. */
  promotions = 0;
  inFlight = 0;
  requests = 0;
  /** All answers of 2xx to something that changes. */
  answers = 0;
  step = 0;
  #isPaused = false;
  #isOver = false;
  #hasLeft = false;

  get isOver(): boolean {
    return this.#isOver;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  pause(): void {
    this.#isPaused = true;
  }

  goOn(): void {
    this.#isPaused = false;
  }

  end(): void {
    this.#isOver = true;
    this.#isPaused = false;
  }

  /** The servers go now: nobody insists on an answer any more. */
  leave(): void {
    this.#hasLeft = true;
  }

  get hasLeft(): boolean {
    return this.#hasLeft;
  }
}

export function count(into: Map<string, number>, what: string): void {
  into.set(what, (into.get(what) ?? 0) + 1);
}
