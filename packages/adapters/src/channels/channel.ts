import type { MarketId } from '@candor/markets';
import type { CollectChannel, DisbursementChannel, PayKind } from '@candor/services/kernel/ports';
import type { Database } from '@candor/store/database';
import type { SandboxVendor } from '../payouts/sandbox-vendor.ts';
import type { SettingTable, ValuesOf } from '../settings/setting.ts';

/** What a channel is opened with beside its settings. */
type ChannelSurroundings = {
  readonly database: Database;
  readonly now: () => Date;
  /** Who pays nobody out: what a channel speaks to in the sandbox. */
  readonly vendor: SandboxVendor;
  /** How the company is called in a market. */
  readonly lenderName: (market: MarketId) => string;
};

type Definition<S extends SettingTable> = {
  /**
   * As the books, payments and ways to pay call it, never changed once money came: small letters, digits and
   * dashes.
   */
  readonly id: string;
  readonly markets: readonly MarketId[];
  /** Money that came by itself was given no code: this is all that is known of its way. */
  readonly kind: PayKind;
  /** What it reads of the environment. */
  readonly settings: S;
  /** Its parts that pay nobody or collect nothing, each a sentence: production does not start with one. */
  sandboxParts?(settings: ValuesOf<S>): string[];
  readonly collect?: {
    /** What is missing for it, each a sentence; nothing where it is not set up. */
    faults?(settings: ValuesOf<S>): string[];
    /**
     * A setting that must be an https address in production, with what would travel in the clear otherwise.
     */
    readonly address?: readonly [keyof S & string, string];
    /** Null where it is not set up. Its clearing account is opened when the server starts. */
    open(settings: ValuesOf<S>, surroundings: ChannelSurroundings): CollectChannel | null;
  };
  readonly disburse?: {
    /** Settings that must not be empty where it is chosen. */
    readonly needs: readonly (keyof S & string)[];
    readonly address?: readonly [keyof S & string, string];
    open(settings: ValuesOf<S>, surroundings: ChannelSurroundings): DisbursementChannel;
  };
};

/** A payment channel, with all that the rest of the code asks about it. `vendors.ts` is the table of them. */
export type Channel = Definition<SettingTable>;

/** The values that a channel is given are those of its own table: what it is defined with says so. */
export function defineChannel<S extends SettingTable>(definition: Definition<S>): Channel {
  return definition as unknown as Channel;
}
