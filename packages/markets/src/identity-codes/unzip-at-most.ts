/**
 * Unpacks gzip up to a size, and nothing where it is longer, broken or cut off: ten bytes may claim to be
 * gigabytes. No more than the size and one piece of the stream is ever in memory.
 */
export async function unzipAtMost(
  packed: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const whole = new Uint8Array(most);
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return whole.subarray(0, length);
      if (length + value.length > most) return undefined;
      whole.set(value, length);
      length += value.length;
    }
  } catch {
    return undefined;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
