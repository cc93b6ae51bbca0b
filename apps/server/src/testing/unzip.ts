import { inflateRawSync } from 'node:zlib';

/** Reads a ZIP by its central directory, as any other program would. */
export function unzip(bytes: Buffer): Record<string, Buffer> {
  const files: Record<string, Buffer> = {};
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06'));
  let at = bytes.readUInt32LE(end + 16);
  for (let n = bytes.readUInt16LE(end + 10); n > 0; n -= 1) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    files[name] = inflateRawSync(bytes.subarray(start, start + bytes.readUInt32LE(at + 20)));
    at += 46 + nameLength;
  }
  return files;
}
