import { timingSafeEqual } from 'node:crypto';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { linkLivesSeconds } from './picture-rules.ts';

/**
 * A short-lived address: 16 bytes of the picture's id, 6 of when it ends, 16 of a mark over both and over
 * whose it is. The borrower is not in it: it opens for the session that asked for it, and for another
 * borrower's it is an address that does not exist.
 */
export function makePictureLink(
  seal: PersonSeal,
  { imageId, borrowerId, at }: { readonly imageId: string; readonly borrowerId: string; readonly at: Date },
): { readonly link: string; readonly expiresAt: Date } {
  const expiresAt = new Date(at.getTime() + linkLivesSeconds * 1_000);
  const facts = Buffer.alloc(22);
  facts.write(imageId.replaceAll('-', ''), 'hex');
  facts.writeUIntBE(expiresAt.getTime(), 16, 6);
  return { link: Buffer.concat([facts, markOf(seal, facts, borrowerId)]).toString('base64url'), expiresAt };
}

export type ReadLink =
  | { readonly imageId: string }
  | { readonly refused: 'not_found' | 'picture_link_expired' };

export function readPictureLink(
  seal: PersonSeal,
  { link, borrowerId, at }: { readonly link: string; readonly borrowerId: string; readonly at: Date },
): ReadLink {
  const bytes = Buffer.from(link, 'base64url');
  if (bytes.length !== 38 || bytes.toString('base64url') !== link) return { refused: 'not_found' };
  const [facts, mark] = [bytes.subarray(0, 22), bytes.subarray(22)];
  if (!timingSafeEqual(mark, markOf(seal, facts, borrowerId))) return { refused: 'not_found' };
  if (facts.readUIntBE(16, 6) <= at.getTime()) return { refused: 'picture_link_expired' };
  const hex = facts.toString('hex', 0, 16);
  return { imageId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5') };
}

function markOf(seal: PersonSeal, facts: Buffer, borrowerId: string): Buffer {
  return seal.linkMark(`picture ${facts.toString('hex')} ${borrowerId}`).subarray(0, 16);
}
