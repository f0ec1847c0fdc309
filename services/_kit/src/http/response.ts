import type { ServerResponse } from 'node:http'

export type HttpResponse = {
  status: number
  headers: Record<string, string>
  body: string
}

export function jsonAnswer(status: number, value: unknown): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value ?? null),
  }
}

/** @param isLast closes the connection after this answer, for servers that are stopping. */
export function sendAnswer(
  response: ServerResponse,
  answer: HttpResponse,
  isLast: boolean,
): void {
  if (response.headersSent || response.destroyed) return
  const body = Buffer.from(answer.body)
  response.writeHead(answer.status, {
    ...answer.headers,
    'content-length': body.length,
    'cache-control': 'no-store',
    ...(isLast && { connection: 'close' }),
  })
  response.end(body)
}
