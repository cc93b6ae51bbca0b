import type { WorklistWish } from '../collections/read-worklist.ts';
import type { ApprovalWish } from '../../approvals/read-approvals.ts';
import type { JournalWish } from '../../backoffice/books/read-books.ts';
import type { ApplicationsShown, ApplicationWish } from '../applications/read-applications.ts';
import type { AuditWish } from '../audit/read-audit.ts';
import type { TrailAsked } from '../audit/read-trail.ts';
import type { ComplaintWish } from '../complaints/list-complaints.ts';
import type { CustomerWish } from '../customers/read-customers.ts';
import type { DisbursementWish } from '../disbursements/read-disbursements.ts';
import type { LoanListWish } from '../loans/list-loans.ts';
import type { IncomingWish } from '../payments/read-money.ts';
import type { DisbursementView } from '@candor/store/desk-lists';

type Wishes = {
  readonly loans: Omit<LoanListWish, 'market'>;
  readonly applications: { readonly show: ApplicationsShown; readonly wish: ApplicationWish | null };
  readonly incoming: IncomingWish;
  readonly complaints: ComplaintWish;
  readonly disbursements: { readonly view: DisbursementView; readonly wish: DisbursementWish | null };
  readonly journal: JournalWish;
  readonly customers: CustomerWish & { readonly find: string };
  readonly approvals: ApprovalWish;
  readonly audit: AuditWish;
  readonly trail: Omit<TrailAsked, 'cursor'>;
  readonly collections: WorklistWish;
};

export type ListKey = keyof Wishes;

/** The trail of a loan says of itself how many there are. */
export type CountedKey = Exclude<ListKey, 'trail'>;

/** Which list, narrowed and sorted as it is looked at: for counting it and for a copy of it. */
export type ListAsked = {
  [Key in ListKey]: { readonly list: Key } & Wishes[Key];
}[ListKey];

export type AskedFor<Key extends ListKey> = Extract<ListAsked, { readonly list: Key }>;
