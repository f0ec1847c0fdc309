import { IncomingMessage } from 'node:http'
import { BlockList, Socket } from 'node:net'
import { type HttpRequest, readIncoming } from '../src/http/request.ts'

type Wishes = Partial<Omit<HttpRequest, 'raw' | 'clock'>> & {
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** A request as the server reads it, without a connection. It never times out. */
export function aRequest({ headers, body, ...wishes }: Wishes = {}): HttpRequest {
  const raw = new IncomingMessage(new Socket())
  raw.method = wishes.method ?? 'GET'
  raw.url = `${wishes.path ?? '/'}${wishes.search ?? ''}`
  Object.assign(raw.headers, headers)
  if (body !== undefined) {
    raw.headers['content-length'] = String(Buffer.byteLength(body))
    raw.push(body)
  }
  raw.push(null)
  const trust = { proxies: new BlockList(), isSecureByDefault: wishes.isSecure ?? false }
  const read = readIncoming(raw, trust)
  if (!read) throw new Error(`${raw.url} is malformed`)
  read.clock.stop()
  return { ...read, address: '192.0.2.1', ...wishes }
}
