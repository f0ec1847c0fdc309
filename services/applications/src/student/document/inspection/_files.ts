/** Small files of each accepted kind, for tests. */
import { deflateSync } from 'node:zlib'

/** A PDF that readers can open; another `text` makes another file. */
export function aPdf(text = 'Transcript of records'): Buffer {
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`,
  )
}

/** The head of a PNG with these dimensions, one gray row of content and its end. */
export function aPng(width = 8, height = 8): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(9))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  // No code here checks the checksums.
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}

type ZipEntry = { name: string; content?: string; unpackedBytes?: number }

const WORD: readonly ZipEntry[] = [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'word/document.xml', content: '<document/>' },
]

/** A DOCX, as far as its directory shows; `more` adds entries to those that every DOCX has. */
export function aDocx(more: readonly ZipEntry[] = []): Buffer {
  return aZip([...WORD, ...more])
}

/** A ZIP archive of stored entries; an entry may claim a larger unpacked size than it has. */
export function aZip(entries: readonly ZipEntry[]): Buffer {
  let offset = 0
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []]
  for (const { name, content = 'x', unpackedBytes } of entries) {
    const [nameBytes, bytes] = [Buffer.from(name), Buffer.from(content)]
    const isPacked = unpackedBytes !== undefined
    const fields = Buffer.alloc(22)
    fields.writeUInt16LE(isPacked ? 8 : 0, 4)
    fields.writeUInt32LE(bytes.length, 14)
    fields.writeUInt32LE(unpackedBytes ?? bytes.length, 18)
    const local = Buffer.alloc(30)
    local.write('PK\x03\x04', 'latin1')
    fields.copy(local, 6, 2)
    local.writeUInt16LE(isPacked ? 8 : 0, 8)
    local.writeUInt32LE(bytes.length, 18)
    local.writeUInt32LE(unpackedBytes ?? bytes.length, 22)
    local.writeUInt16LE(nameBytes.length, 26)
    const central = Buffer.alloc(46)
    central.write('PK\x01\x02', 'latin1')
    central.writeUInt16LE(isPacked ? 8 : 0, 10)
    central.writeUInt32LE(bytes.length, 20)
    central.writeUInt32LE(unpackedBytes ?? bytes.length, 24)
    central.writeUInt16LE(nameBytes.length, 28)
    central.writeUInt32LE(offset, 42)
    locals.push(local, nameBytes, bytes)
    directory.push(central, nameBytes)
    offset += local.length + nameBytes.length + bytes.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, listed, end])
}
