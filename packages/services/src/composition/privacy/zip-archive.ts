import { crc32, deflateRawSync } from 'node:zlib';

export type ArchiveFile = { readonly name: string; readonly content: string | Buffer };

/**
 * Files as one ZIP, as PKWARE's APPNOTE has it: for each a local header (signature 04034b50) and its deflated
 * bytes, then the central directory (02014b50) and its end (06054b50). UTF-8 names (flag 0x800), no ZIP64:
 * what a borrower has fits. The bytes depend on nothing but the files.
 */
export function zipArchive(files: readonly ArchiveFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
    const packed = deflateRawSync(bytes);
    const nameBytes = Buffer.from(name, 'utf8');
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0); // version that can read it
    facts.writeUInt16LE(0x800, 2);
    facts.writeUInt16LE(8, 4); // deflated
    facts.writeUInt16LE(0, 6); // midnight
    facts.writeUInt16LE(0x21, 8); // 1 January 1980, the format's first day
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([signature(0x04034b50), facts, nameBytes, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([signature(0x02014b50), Buffer.from([20, 0]), facts, place, nameBytes]));
    parts.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, entries, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value, 0);
  return bytes;
}
