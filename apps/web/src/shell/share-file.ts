type Kept = { readonly fileName: string; readonly mediaType: string; readonly base64: string };

/**
 * Hands a file to the phone's own way of sharing. False where it has none, so that the file is saved instead;
 * who changes their mind has had their choice.
 */
export async function shareFile({ fileName, mediaType, base64 }: Kept): Promise<boolean> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  const files = [new File([bytes], fileName, { type: mediaType })];
  if (!('canShare' in navigator) || !navigator.canShare({ files })) return false;
  try {
    await navigator.share({ files, title: fileName });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
