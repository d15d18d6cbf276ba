import { randomUUID } from 'node:crypto';

/** A sound inquiry, as the contact form sends it. */
export function anInquiry(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    firstName: 'Mei',
    lastName: 'Tan',
    email: 'mei.tan@example.com',
    phone: '+60 12 345 6789',
    company: 'Kedai Kita',
    service: 'ecommerce',
    message: 'We would like to sell our batik online. Could you help us from April?',
    ...overrides,
  };
}

/** A sound application's fields, without the résumé. */
export function anApplication(overrides: Record<string, string> = {}): Record<string, string> {
  return {
    position: 'Mobile App Developer',
    department: 'Engineering',
    location: 'Bengaluru',
    firstName: 'Ravi',
    lastName: 'Menon',
    email: 'ravi.menon@example.com',
    phone: '+91 98450 12345',
    currentLocation: 'Kochi',
    experience: 'Six years of Kotlin and Swift',
    coverLetter: 'I have followed your work on the delivery app and would like to do the next one.',
    ...overrides,
  };
}

export interface FilePart {
  field?: string;
  name: string;
  type: string;
  content: Buffer;
}

/** A multipart form as a browser writes it. */
export function multipart(fields: Record<string, string>, ...files: FilePart[]): { payload: Buffer<ArrayBufferLike>; headers: Record<string, string> } {
  const boundary = `----longitude${randomUUID()}`;
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  for (const { field = 'resume', name, type, content } of files) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
    parts.push(Buffer.from(head), content, Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { payload: Buffer.concat(parts), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A PDF of exactly `size` bytes, as far as its header tells. */
export function aPdf(size = 2000): FilePart {
  const content = Buffer.alloc(size, 0x20);
  content.write('%PDF-1.7\n%âãÏÓ\n', 'latin1');
  return { name: 'ravi-menon.pdf', type: 'application/pdf', content };
}

/** A Word document of before 2007, as far as its signature and stream name tell. */
export function aDoc(): FilePart {
  const content = Buffer.alloc(4096);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(content);
  Buffer.from('WordDocument', 'utf16le').copy(content, 1152);
  return { name: 'ravi-menon.doc', type: 'application/msword', content };
}

/** A ZIP archive of empty, stored files with the given names. */
export function aZip(...names: string[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const bytes = Buffer.from(name);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(bytes.length, 26);
    local.push(head, bytes);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(bytes.length, 28);
    entry.writeUInt32LE(offset, 42);
    central.push(entry, bytes);
    offset += head.length + bytes.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

export function aDocx(): FilePart {
  return { name: 'ravi-menon.docx', type: DOCX_TYPE, content: aZip('[Content_Types].xml', '_rels/.rels', 'word/document.xml') };
}
