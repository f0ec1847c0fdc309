import Negotiator from 'negotiator'
import { type HttpRequest, headerOf } from './request.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * The smallest encoding that the client accepts; every client accepts none.
 * @param isThere whether there is such a form
 */
export function chooseEncoding(
  incoming: HttpRequest,
  isThere: (encoding: 'br' | 'gzip') => boolean = () => true,
): Encoding {
  const accepted = headerOf(incoming, 'accept-encoding') ?? ''
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const taken = negotiator.encodings(['br', 'gzip', 'identity'])
  const packed = (['br', 'gzip'] as const).find(
    (encoding) => taken.includes(encoding) && isThere(encoding),
  )
  return packed ?? 'identity'
}
