import { type Result, err, ok } from '@landfall/kit/core/result'
import { fileTypeFromBuffer } from 'file-type'
import { imageSize } from 'image-size'
import { MAX_FILE_BYTES } from '../document.ts'
import { DOCX, TYPE_BY_EXTENSION, typeOfName } from './file-name.ts'
import { type DocxFault, endsAsZip, faultOfDocx } from './zip-directory.ts'

/** A scan of A3 at 600 dpi is 7,016 by 9,921. */
const MAX_SIDE_PIXELS = 12_000
const MAX_PIXELS = 100_000_000

/** PDF readers look for the PDF header, and browsers for HTML, within this many bytes. */
const SNIFFED_BYTES = 1024
const HTML = /<(!doctype|html|head|body|script|iframe|svg|img)\b/i

/** The first bytes of each type. */
const HEADS: Readonly<Record<string, Buffer>> = {
  'application/pdf': Buffer.from('%PDF-'),
  'image/png': Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  'image/jpeg': Buffer.from('\xff\xd8\xff', 'latin1'),
  [DOCX]: Buffer.from('PK\x03\x04', 'latin1'),
}

const DOCX_FAULTS: Readonly<Record<DocxFault, string>> = {
  damaged: 'it is damaged. Open it, save it again, and add that.',
  bomb: 'it would unpack to far more than a document holds. Save it as a PDF and add that.',
  macros: 'it has macros in it. Save it without them, or as a PDF, and add that.',
  'not-word': 'it is not really a Word document. Save it as a PDF and add that.',
}

export type ToInspect = {
  /** As `cleanName` gives it. */
  name: string
  /** The type that the client claims; null and `application/octet-stream` claim nothing. */
  claimedType: string | null
  bytes: Buffer
}

/**
 * Checks a file by its content, never only by its name: name, claimed type and content must agree, and no other file
 * may be hidden in it. Unpacks and runs nothing.
 * @returns its type; fails with a sentence that names the file and says what to do
 */
export async function inspectFile(file: ToInspect): Promise<Result<string, string>> {
  const refuse = (why: string) => err(`“${file.name}” was not added: ${why}`)
  const { bytes, claimedType } = file
  const promised = typeOfName(file.name)
  if (!promised.ok) return promised
  if (bytes.length === 0) return refuse('it is empty. Choose the file again.')
  if (bytes.length > MAX_FILE_BYTES) return err(tooLargeFile(file.name))
  const type = promised.value
  const claim = plainType(claimedType)
  if ((claim !== null && claim !== type) || !(await isOfType(type, bytes)))
    return refuse(
      `its content does not match its name. Save it as ${extensionOf(type)} and add that.`,
    )
  const fault = await faultOfContent(type, bytes)
  return fault === null ? ok(type) : refuse(fault)
}

/** Whether the bytes are of this type from the first byte on. A DOCX is judged by its directory, without unpacking. */
async function isOfType(type: string, bytes: Buffer): Promise<boolean> {
  const head = HEADS[type] ?? Buffer.alloc(0)
  if (!head.equals(bytes.subarray(0, head.length))) return false
  return type === DOCX || (await fileTypeFromBuffer(bytes))?.mime === type
}

/** The message for a file that is too large, wherever that is found. */
export function tooLargeFile(name: string): string {
  return `“${name}” was not added: it is larger than 10 MB. Make it smaller, for example by scanning at 300 dpi, and add that.`
}

async function faultOfContent(type: string, bytes: Buffer): Promise<string | null> {
  if (type === DOCX) {
    const fault = await faultOfDocx(bytes)
    return fault && DOCX_FAULTS[fault]
  }
  if (hidesAnother(type, bytes))
    return 'a second file is hidden in it. Save or scan it again, and add that.'
  return type.startsWith('image/') ? faultOfImage(bytes) : null
}

/** Whether other programs would read the file as something else: a page, an archive, a PDF behind a picture. */
function hidesAnother(type: string, bytes: Buffer): boolean {
  const head = bytes.subarray(0, SNIFFED_BYTES).toString('latin1')
  const tail = bytes.subarray(-SNIFFED_BYTES).toString('latin1')
  const isPdfToo = type !== 'application/pdf' && head.includes('%PDF-')
  return isPdfToo || HTML.test(head) || HTML.test(tail) || endsAsZip(bytes)
}

function faultOfImage(bytes: Buffer): string | null {
  const size = sizeOf(bytes)
  if (size === null) return 'it is damaged. Save it again, and add that.'
  const { width, height } = size
  const fits = Math.max(width, height) <= MAX_SIDE_PIXELS && width * height <= MAX_PIXELS
  return fits
    ? null
    : 'it has more pixels than a scan needs. Make it smaller, and add that.'
}

function sizeOf(bytes: Buffer): { width: number; height: number } | null {
  try {
    const { width, height } = imageSize(bytes)
    return width > 0 && height > 0 ? { width, height } : null
  } catch {
    return null
  }
}

function plainType(claimed: string | null): string | null {
  const type = claimed?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === '' || type === 'application/octet-stream') return null
  return type === 'image/jpg' ? 'image/jpeg' : type
}

function extensionOf(type: string): string {
  const [extension = ''] =
    Object.entries(TYPE_BY_EXTENSION).find(([, one]) => one === type) ?? []
  return extension.toUpperCase()
}
