import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { HttpResponse } from './response.ts'

/** Answers a request for an upgrade as any other request, and closes. */
export function refuseUpgrade(
  stream: Duplex,
  { status, headers, body }: HttpResponse,
): void {
  const bytes = Buffer.from(body ?? '')
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'connection: close',
    `content-length: ${bytes.length}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`),
  ]
  stream.end(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), bytes]))
}
