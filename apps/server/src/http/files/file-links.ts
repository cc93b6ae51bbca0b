import type { Json, MarketId, Permission } from '@candor/contract';
import type { BorrowerSession } from '@candor/services/customers/sessions';
import type { PersonSeal } from '@candor/services/kernel';
import type { CallContext, StaffContext } from '../handler.ts';

/** Where files are served from, and by nothing else; what seals the way there. */
export type FilesPlace = {
  /** `https://files.lender-content.example`, without a path. */
  readonly origin: string;
  readonly seal: PersonSeal;
  readonly now: () => Date;
};

/** What a request for a file was, so that it can be answered where no cookie comes along. */
export type AskedFile = {
  readonly call: string;
  readonly input: Json;
  readonly market: MarketId | undefined;
  readonly session: BorrowerSession | null;
  readonly staff: StaffContext | null;
};

type Written = Omit<AskedFile, 'staff'> & {
  readonly staff: (Omit<StaffContext, 'may'> & { readonly may: readonly Permission[] }) | null;
  readonly until: number;
};

export const filePath = '/f';
const about = 'file-link';
/** As long as a browser needs to follow it. */
const livesMs = 60_000;

/** The address at which the file opens by itself: for a minute, for whoever has it, and nothing else. */
export function fileAddress(
  { origin, seal, now }: FilesPlace,
  { call, input, context }: { readonly call: string; readonly input: Json; readonly context: CallContext },
): string {
  const staff = context.staff as StaffContext | null;
  const written: Written = {
    call,
    input,
    market: context.market,
    session: context.session,
    staff: staff && { ...staff, may: [...staff.may] },
    until: now().getTime() + livesMs,
  };
  return `${origin}${filePath}?file=${seal.seal(JSON.stringify(written), about)}`;
}

/** What the address was made for; null: it is over, changed, or none of ours. */
export function readFileAddress({ seal, now }: FilesPlace, sealed: unknown): AskedFile | null {
  if (typeof sealed !== 'string') return null;
  let written: Written;
  try {
    written = JSON.parse(seal.open(sealed, about)) as Written;
  } catch {
    return null;
  }
  if (written.until <= now().getTime()) return null;
  return { ...written, staff: written.staff && { ...written.staff, may: new Set(written.staff.may) } };
}
