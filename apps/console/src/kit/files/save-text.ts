/** Hands a text, or what was read as bytes, over as a file. */
export function saveText(fileName: string, text: string | Uint8Array<ArrayBuffer>, type = 'text/csv'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
