import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

/** Valid files, and files with one defect each. */

export function pdf(content = ''): Buffer {
  return Buffer.from(`%PDF-1.7\n${content}\ntrailer <<>>\nstartxref\n9\n%%EOF\n`, 'latin1');
}

/** A PDF of exactly this size. */
export function pdfOf(size: number): Buffer {
  return pdf('x'.repeat(size - pdf().length));
}

const canvas = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#7bd4c1' } });
export const png = (): Promise<Buffer> => canvas().png().toBuffer();
export const jpg = (options: { progressive?: boolean } = {}): Promise<Buffer> =>
  canvas().jpeg(options).toBuffer();

/** A PNG with this size in its header; its pixels do not matter. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', Buffer.from([0])), chunk('IEND')]);
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), 4 + body.length);
  return framed;
}

export interface ZipFile {
  name: string;
  content?: string | Buffer;
  flags?: number;
  method?: 0 | 8 | 12;
  /** Size in the directory (default: the actual size). */
  size?: number;
  /** Unix file mode, such as 0o120777 for a symbolic link. */
  mode?: number;
  /** Name in the local header (default: the same name). */
  localName?: string;
  /** Offset of the entry in the directory. */
  offset?: number;
  /** Compressed and uncompressed size in the local header (default: those of the directory). */
  localSizes?: [number, number];
  /** Truncates the compressed data to this length. */
  cutTo?: number;
  /** Stores the data uncompressed, whatever the header says. */
  isRaw?: boolean;
  /** Data descriptor after the data. */
  descriptor?: Buffer;
  /** Extra field of the directory. */
  extra?: Buffer;
  /** Omits the entry from the directory. */
  isHidden?: boolean;
}

/** An archive with exactly these entries. */
export function zip(files: ZipFile[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const { name, content = 'content', flags = 0, method = 8, mode = 0o100644, localName = name } = file;
    const plain = Buffer.from(content);
    const packed = (method === 0 || file.isRaw ? plain : deflateRawSync(plain)).subarray(0, file.cutTo);
    const size = file.size ?? plain.length;
    const shared = Buffer.alloc(22);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(flags, 2);
    shared.writeUInt16LE(method, 4);
    shared.writeUInt32LE(crc32(plain), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(size, 18);
    const {
      localSizes = [packed.length, size],
      descriptor = Buffer.alloc(0),
      extra = Buffer.alloc(0),
    } = file;
    const local = Buffer.from(shared);
    local.writeUInt32LE(localSizes[0], 14);
    local.writeUInt32LE(localSizes[1], 18);
    locals.push(
      Buffer.from([0x50, 0x4b, 3, 4]),
      local,
      numbers16(Buffer.byteLength(localName), 0),
      Buffer.from(localName),
      packed,
      descriptor,
    );
    const start = offset;
    offset += 30 + Buffer.byteLength(localName) + packed.length + descriptor.length;
    if (file.isHidden) continue;
    const tail = Buffer.alloc(12);
    tail.writeUInt32LE((mode << 16) >>> 0, 4);
    tail.writeUInt32LE(file.offset ?? start, 8);
    directory.push(
      Buffer.from([0x50, 0x4b, 1, 2, 20, 3]),
      shared,
      numbers16(Buffer.byteLength(name), extra.length, 0),
      // Disk number and internal attributes, external attributes, offset.
      tail,
      Buffer.from(name),
      extra,
    );
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(16);
  const listed = files.filter(({ isHidden }) => !isHidden).length;
  end.writeUInt16LE(listed & 0xffff, 4);
  end.writeUInt16LE(listed & 0xffff, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from([0x50, 0x4b, 5, 6]), end, numbers16(0)]);
}

/** Data descriptor of an entry without sizes in its local header. */
export function zipDescriptor(
  content: string,
  { size = content.length, isSigned = true, isLarge = false } = {},
): Buffer {
  const width = isLarge ? 8 : 4;
  const descriptor = Buffer.alloc(8 + 2 * width);
  descriptor.set([0x50, 0x4b, 7, 8]);
  descriptor.writeUInt32LE(crc32(content), 4);
  descriptor.writeUInt32LE(deflateRawSync(content).length, 8);
  descriptor.writeUInt32LE(size, 8 + width);
  return descriptor.subarray(isSigned ? 0 : 4);
}

/** Extra field with a Unicode name. */
export function zipUnicodeName(name: string): Buffer {
  const field = Buffer.concat([Buffer.from([0x75, 0x70, 0, 0, 1, 0, 0, 0, 0]), Buffer.from(name)]);
  field.writeUInt16LE(field.length - 4, 2);
  return field;
}

function numbers16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16LE(value, index * 2));
  return bytes;
}
