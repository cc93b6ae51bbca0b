import type { MarketId } from '@candor/markets';
import type { Database } from '@candor/store/database';
import type { PersonSeal } from './person-seal.ts';
import type { PasskeyPlace } from './passkeys/passkey-place.ts';
import type { MessagePorts } from './message-ports/message-ports.ts';
import type { CodeLimits } from './rate-limits/limits.ts';

/** Told when the day's messages are nearly, or entirely, used up. */
export type SpendAlarm = (alarm: { channel: string; sent: number; cap: number; isReached: boolean }) => void;

/** What identity and privacy work with; put together once, when the server starts. */
export type IdentityDeps = {
  readonly database: Database;
  readonly seal: PersonSeal;
  readonly ports: MessagePorts;
  /** By the database's clock (`openDatabaseClock`), alike on every machine. */
  readonly now: () => Date;
  readonly newId: () => string;
  /** As its people and the mails to them know it. */
  readonly lender: string;
  /** As borrowers of a market know it. */
  readonly lenderIn: (market: MarketId) => string;
  /** Where links to the console begin: `https://loans.example.ph/console`. */
  readonly consoleAddress: string;
  /**
   * Where a borrower repays a loan: `https://loans.example.ph/…?loanId=`, with the loan's id at its end. It
   * opens nothing: whoever follows it logs in.
   */
  readonly repayAddress: string;
  /** The host that codes are bound to. */
  readonly appHost: string;
  /** What passkeys are bound to; null: none are offered here. */
  readonly passkeys: PasskeyPlace | null;
  /**
   * How many ordinary callers one address may stand for: one, and in the sandbox, where all come from one
   * machine, more.
   */
  readonly crowd: number;
  /** How many codes and logins an address, and everybody together, may ask for. */
  readonly limits: CodeLimits;
  /** Codes for numbers without an account that may go out in a day, by channel. */
  readonly messagesADay: number;
  readonly onSpend: SpendAlarm;
};
