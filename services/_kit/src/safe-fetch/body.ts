import { type Readable, Transform, type TransformCallback, pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchError } from './fetch-error.ts'

type Limits = {
  method: 'GET' | 'HEAD' | 'POST'
  maxBytes: number
  contentTypes?: readonly string[]
}
type Headers = Readonly<Record<string, string>>

/**
 * The body as its reader wants it: decompressed, no longer than allowed, of an accepted type.
 * @throws FetchError if the headers already rule it out
 */
export function decodedBody(
  raw: Readable,
  headers: Headers,
  limits: Limits,
  status: number,
): Readable {
  checkHeaders(headers, limits, status)
  const limited = limiter(limits.maxBytes)
  // A HEAD names the encoding of a body that it does not send.
  const decoders = limits.method === 'HEAD' ? [] : decodersOf(headers['content-encoding'])
  // Whatever fails destroys the whole chain; its reader sees it at the last stream.
  pipeline([raw, ...decoders, limited], () => undefined)
  return limited
}

function checkHeaders(headers: Headers, limits: Limits, status: number): void {
  const isError = status >= 300
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (!isError && limits.contentTypes && !limits.contentTypes.includes(type)) {
    throw new FetchError('wrong-type', /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'none')
  }
  const length = Number(headers['content-length'] ?? 0)
  if (limits.method !== 'HEAD' && length > limits.maxBytes) {
    throw new FetchError('too-large', `more than ${limits.maxBytes} bytes`)
  }
}

function decodersOf(encoding: string | undefined): Transform[] {
  const names = (encoding ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')
  // No honest server answers with more than two layers.
  if (names.length > 2) throw new FetchError('bad-encoding')
  return names.toReversed().map(decoderOf)
}

function decoderOf(name: string): Transform {
  if (name === 'gzip' || name === 'x-gzip') return createGunzip()
  if (name === 'deflate') return createInflate()
  if (name === 'br') return createBrotliDecompress()
  throw new FetchError('bad-encoding')
}

/** Counts the decompressed bytes, so that a small answer cannot expand without limit. */
function limiter(maxBytes: number): Transform {
  let count = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      count += chunk.length
      if (count > maxBytes) {
        done(new FetchError('too-large', `more than ${maxBytes} bytes`))
      } else done(null, chunk)
    },
  })
}
