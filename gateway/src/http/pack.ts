import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** About as dense as gzip, in less time. */
const QUICK = 4

/**
 * Compresses, off the event loop.
 * @param quality of Brotli, 0 to 11
 */
export function pack(
  bytes: Uint8Array,
  encoding: 'br' | 'gzip',
  quality = QUICK,
): Promise<Uint8Array> {
  if (encoding === 'gzip') return zip(bytes)
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}
