/** What a call takes at most, as the server counts it. */
export const attachmentBytesAtMost = 5 * 1024 * 1024;

export const attachmentTypes = 'image/jpeg,image/png,application/pdf';

export type ChosenFile = { readonly name: string; readonly base64: string; readonly bytes: number };

/** A chosen file as text that travels in a call. */
export async function readAttachment(file: File): Promise<ChosenFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return { name: file.name.slice(0, 120), base64: btoa(text), bytes: bytes.length };
}
