import type { DamageAlarm } from './documents/document-store.ts';
import type { DocumentRenderer } from './documents/document-renderer.ts';
import type { CreditBureau, IdentityCheck, SanctionsScreening } from './ports/enquiry-ports.ts';
import type { IdentityDeps } from './identity-deps.ts';
import type { WebhookPort } from './ports/webhook-port.ts';
import type { CollectChannels } from './ports/collect-channel.ts';
import type { MalwareScanner } from './scanning/malware-scanner.ts';
import type { PictureStore } from './ports/picture-store.ts';
import type { DisbursementChannels } from './ports/disbursement-channel.ts';

/**
 * What applying, deciding, signing and paying out work with beside identity; put together once, when the
 * server starts.
 */
export type LendingDeps = IdentityDeps & {
  readonly disbursementChannels: DisbursementChannels;
  /** Where money comes in: the ways to pay of each market, in the order in which they are shown. */
  readonly collectChannels: CollectChannels;
  /** Tells integrators what happened. */
  readonly webhooks: WebhookPort;
  /** Stand-ins may decide and pay out in a lender's place. */
  readonly isSandbox: boolean;
  /** Where the bytes of pictures, attachments and documents are. */
  readonly pictures: PictureStore;
  /** Looks into every file before it is kept. */
  readonly scanner: MalwareScanner;
  /** What addresses of files begin with: nothing where pages and calls have one origin. */
  readonly fileOrigin: string;
  /** Makes the files of what was signed. */
  readonly press: DocumentRenderer;
  readonly onDamagedDocument: DamageAlarm;
  /** Null where a lender has none: then a person decides. */
  readonly bureau: CreditBureau | null;
  readonly screening: SanctionsScreening | null;
  readonly identityCheck: IdentityCheck | null;
  /** Days that an offer stays open, unless its disclosure ends before. */
  readonly offerDays: number;
  /** After how long the sandbox's stand-ins act. */
  readonly standInSeconds: number;
};
