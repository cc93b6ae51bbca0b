import { complaintCalled, requestsAbout, subjectsOfLoan } from '@candor/store/audit';
import type { ReadTx } from '@candor/store/database';
import type { AuditSearch } from '@candor/store/desk-lists';
import { applicationNamed, isNameOfLoan } from './read-trail.ts';

/** What it was about as somebody writes it: CL-FWX93-GGB9Q, C-2026-FWX93, file 240, or kind and id. */
export type AboutSearch = Omit<AuditSearch, 'subjects'> & { readonly subject?: string | undefined };

/** The search with everything that the written words stand for. */
export async function searchWith(tx: ReadTx, { subject, ...search }: AboutSearch): Promise<AuditSearch> {
  if (subject === undefined) return search;
  const [, file] = fileWritten.exec(subject.trim()) ?? [];
  return file === undefined
    ? { ...search, subjects: await subjectsNamed(tx, subject.trim()) }
    : { ...search, subjects: await subjectsOfFile(tx, file), prepared: file };
}

const fileWritten = /^(?:disbursement\s+)?file\s+(?:no\.?\s*)?(\d{1,15})$/iu;

/** A file's whole story: what was done with it, and the requests for its release. */
async function subjectsOfFile(tx: ReadTx, file: string): Promise<readonly string[]> {
  const subject = `payout-batch:${file}`;
  return [subject, ...(await requestsAbout(tx, subject)).map((id) => `approval:${id}`)];
}

async function subjectsNamed(tx: ReadTx, written: string): Promise<readonly string[]> {
  if (/^C-\d{4}-/iu.test(written)) {
    const complaint = await complaintCalled(tx, written);
    return complaint === undefined ? [] : [`complaint:${complaint}`];
  }
  if (written.includes(':') || !isNameOfLoan(written)) return [written];
  const found = await applicationNamed(tx, written);
  return found ? (await subjectsOfLoan(tx, found.orderId)).acts : [];
}
