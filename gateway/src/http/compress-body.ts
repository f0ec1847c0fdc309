import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncodings } from './accepted-encodings.ts'
import type { HttpRequest } from './request.ts'
import type { HttpResponse } from './response.ts'

/** Compressing costs a fifth of a millisecond and more, which little text does not earn on any line. */
const MIN_BYTES = 4_000
/** Words: pictures and documents are compressed in themselves. */
const IS_TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b)/
/** As dense as gzip's own, in less time. */
const BROTLI_QUALITY = 4
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * The same answer as the client takes it: a long text compressed, beside the event loop; all else as it is. Nobody else's
 * page can make a browser ask with the session's cookie, and so measure what an answer weighs.
 */
export async function compressBody(
  incoming: HttpRequest,
  response: HttpResponse,
): Promise<HttpResponse> {
  const { headers, body } = response
  if (body === null || !IS_TEXT.test(String(headers['content-type']))) return response
  if (headers['content-encoding'] !== undefined) return response
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  if (bytes.length < MIN_BYTES) return response
  const told = { ...headers, vary: withEncoding(headers['vary']) }
  const accepted = acceptedEncodings(incoming)
  if (accepted.has('br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
    const packed = await brotli(bytes, { params })
    return { ...response, headers: { ...told, 'content-encoding': 'br' }, body: packed }
  }
  if (accepted.has('gzip')) {
    const packed = await zip(bytes)
    return { ...response, headers: { ...told, 'content-encoding': 'gzip' }, body: packed }
  }
  return { ...response, headers: told, body: bytes }
}

function withEncoding(vary: string | string[] | undefined): string {
  const named = [vary ?? []].flat().join(', ')
  if (/\baccept-encoding\b/i.test(named)) return named
  return named === '' ? 'Accept-Encoding' : `${named}, Accept-Encoding`
}
