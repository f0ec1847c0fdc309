import Negotiator from 'negotiator'
import { type HttpRequest, headerOf } from './request.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** What the client takes; by itself everybody takes what is not encoded. */
export function acceptedEncodings(incoming: HttpRequest): ReadonlySet<Encoding> {
  const accepted = headerOf(incoming, 'accept-encoding') ?? ''
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  return new Set(negotiator.encodings(['br', 'gzip', 'identity']) as Encoding[])
}
