/** A file that somebody chose, as text that travels in a call. */
export type ChosenFile = { readonly name: string; readonly base64: string; readonly bytes: number };

export const fileTypes = 'image/jpeg,image/png,application/pdf';
export const fileBytesAtMost = 5 * 1024 * 1024;

/** 421,888 → 412 KB */
export function sizeWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}

export async function readChosenFile(file: File): Promise<ChosenFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return { name: file.name.slice(0, 120), base64: btoa(text), bytes: bytes.length };
}
