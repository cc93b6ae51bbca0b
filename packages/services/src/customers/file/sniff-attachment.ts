import type { AttachmentType } from '@candor/store/customer-file';
import { sniffPicture } from '../pictures/sniff-picture.ts';

/** "Up to 5 MB": whichever of the two megabytes the computer counts in. */
export const attachmentBytesAtMost = 5 * 1024 * 1024;

/** What runs by itself when a document is opened, or hides a second file in it. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia)\b/u;
const markup = /<(?:!doctype|html|script|svg|iframe|\?php)/iu;

/**
 * What a file is, told by its content and not by its name: a JPEG, a PNG or a PDF, and nothing else at the
 * same time. Undefined: it is not taken.
 */
export function sniffAttachment(file: Buffer): AttachmentType | undefined {
  if (file.subarray(0, 5).toString('latin1') === '%PDF-')
    return isPlainPdf(file) ? 'application/pdf' : undefined;
  const { kind } = sniffPicture(file);
  if (kind === 'jpeg') return 'image/jpeg';
  return kind === 'png' ? 'image/png' : undefined;
}

function isPlainPdf(file: Buffer): boolean {
  const text = file.toString('latin1');
  const isWhole = text.slice(-1024).includes('%%EOF');
  return isWhole && !active.test(text) && !markup.test(text) && !text.includes('PK\u0005\u0006');
}
