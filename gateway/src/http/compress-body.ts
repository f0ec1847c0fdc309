import { chooseEncoding } from './choose-encoding.ts'
import { pack } from './pack.ts'
import type { HttpRequest } from './request.ts'
import type { HttpResponse } from './response.ts'

/** Compressing costs a fifth of a millisecond and more, which little text does not earn on any line. */
const MIN_BYTES = 4_000
/** Words: pictures and documents are compressed in themselves. */
const IS_TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b)/

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
