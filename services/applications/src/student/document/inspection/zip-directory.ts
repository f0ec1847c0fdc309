import { type Entry, fromBuffer } from 'yauzl'

/** Limits for what a DOCX says about itself; nothing is unpacked. */
const MAX_ENTRIES = 2_000
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024
const MAX_RATIO = 100
/** Parts below this size may have any ratio: small plain XML compresses very well. */
const RATIO_FROM_BYTES = 1024 * 1024

const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1')
const END_LENGTH = 22
const COMMENT_MAX = 0xffff

export type DocxFault = 'damaged' | 'bomb' | 'macros' | 'not-word'

/** Reads the directory of a DOCX: null when all is well. */
export async function faultOfDocx(bytes: Buffer): Promise<DocxFault | null> {
  try {
    return faultOfEntries(await entriesOf(bytes))
  } catch (error) {
    return error instanceof TooMuch ? 'bomb' : 'damaged'
  }
}

/** Whether ZIP programs would open these bytes, whatever they begin with. */
export function endsAsZip(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - END_LENGTH - COMMENT_MAX)
  for (
    let at = bytes.indexOf(END_OF_DIRECTORY, from);
    at >= 0 && at + END_LENGTH <= bytes.length;
    at = bytes.indexOf(END_OF_DIRECTORY, at + 1)
  ) {
    if (at + END_LENGTH + bytes.readUInt16LE(at + 20) === bytes.length) return true
  }
  return false
}

class TooMuch extends Error {}

function entriesOf(bytes: Buffer): Promise<Entry[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Entry[]>()
  const entries: Entry[] = []
  let unpackedBytes = 0
  fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
    if (error) return reject(error)
    if (zip.entryCount > MAX_ENTRIES) return reject(new TooMuch())
    if (zip.comment !== '') return reject(new Error('A document has no comment'))
    zip.on('entry', (entry: Entry) => {
      unpackedBytes += entry.uncompressedSize
      if (unpackedBytes > MAX_UNPACKED_BYTES) return reject(new TooMuch())
      entries.push(entry)
      zip.readEntry()
    })
    zip.on('error', reject)
    zip.on('end', () => resolve(entries))
    zip.readEntry()
  })
  return promise
}

function faultOfEntries(entries: readonly Entry[]): DocxFault | null {
  if (entries.some(isPackedTooTightly)) return 'bomb'
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()))
  if ([...names].some((name) => /(^|\/)vba(project|data)/.test(name))) return 'macros'
  const isWord = names.has('word/document.xml') && names.has('[content_types].xml')
  return isWord ? null : 'not-word'
}

function isPackedTooTightly({ compressedSize, uncompressedSize }: Entry): boolean {
  return (
    uncompressedSize > RATIO_FROM_BYTES &&
    uncompressedSize > MAX_RATIO * Math.max(1, compressedSize)
  )
}
