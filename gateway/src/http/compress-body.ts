import { chooseEncoding } from './choose-encoding.ts'
import { pack } from './pack.ts'
import type { HttpRequest } from './request.ts'
import type { HttpResponse } from './response.ts'

/** Compressing costs a fifth of a millisecond or more, which does not pay for short texts on any line. */
const MIN_BYTES = 4_000
/** Text types; pictures and documents are already compressed. */
const IS_TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b)/

/**
 * The same answer in a form that the client accepts: long texts compressed, off the event loop;
 * everything else as it is. Other sites' pages can't make a browser send the session's cookie, so they
 * can't learn from an answer's size.
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
  const encoding = chooseEncoding(incoming)
  if (encoding === 'identity') return { ...response, headers: told, body: bytes }
  return {
    ...response,
    headers: { ...told, 'content-encoding': encoding },
    body: await pack(bytes, encoding),
  }
}

function withEncoding(vary: string | string[] | undefined): string {
  const named = [vary ?? []].flat().join(', ')
  if (/\baccept-encoding\b/i.test(named)) return named
  return named === '' ? 'Accept-Encoding' : `${named}, Accept-Encoding`
}
