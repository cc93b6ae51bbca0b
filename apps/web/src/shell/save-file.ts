type Answered = { readonly fileName: string; readonly mediaType: string; readonly base64: string };

/**
 * Hands a file to the browser to keep. It came inside an answer: there is no address at which a stranger
 * could ask for it.
 */
export function saveFile(answered: Answered): void {
  const url = URL.createObjectURL(fileOf(answered));
  const link = Object.assign(document.createElement('a'), { href: url, download: answered.fileName });
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: the browser reads it after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The file that an answer holds. */
export function fileOf({ fileName, mediaType, base64 }: Answered): File {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  return new File([bytes], fileName, { type: mediaType });
}
