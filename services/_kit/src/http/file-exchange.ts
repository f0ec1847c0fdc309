import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Caller } from '../identity/viewer.ts'
import type { Log } from '../observability/log.ts'

/** One exchange whose bodies are files: both are streams, of any type. */
export type FileHandler = (call: {
  caller: Caller
  /** By the address that the client asked for. */
  request: Request
  log: Log
}) => Promise<Response>

/** How long a file may take to arrive, and how long the answer may take after that. */
export const FILE_WITHIN_MS = 60_000
export const FILE_ANSWER_WITHIN_MS = 30_000

/** Client headers that describe a file or name the link it is sent by; cookies and credentials are not passed on. */
const ASKED = [
  'accept',
  'content-length',
  'content-type',
  'if-none-match',
  'range',
  'recommendation-token',
  'tus-resumable',
  'upload-concat',
  'upload-defer-length',
  'upload-length',
  'upload-metadata',
  'upload-offset',
]

export function fileHeadersOf({ headers }: IncomingMessage): Record<string, string> {
  const given = ASKED.map((name) => [name, headers[name]] as const)
  return Object.fromEntries(
    given.filter((pair): pair is readonly [string, string] => typeof pair[1] === 'string'),
  )
}

/**
 * A body that can be abandoned in the middle: the rest is dropped, so that the sender gets the answer.
 * Ending the request's own stream would cut the connection.
 */
export function bodyOf(raw: IncomingMessage): Readable {
  const onData = (chunk: Buffer) => void (body.push(chunk) || raw.pause())
  const onEnd = () => void body.push(null)
  const onError = (error: Error) => void body.destroy(error)
  const onClose = () => void (raw.complete || body.destroy(new BodyCutError()))
  const body = new Readable({
    read: () => void raw.resume(),
    destroy(error, done) {
      raw.off('data', onData).off('end', onEnd).off('close', onClose).resume()
      done(error)
    },
  })
  raw.on('data', onData).on('end', onEnd).on('error', onError).on('close', onClose)
  return body
}

/** The sender left before the end. */
class BodyCutError extends Error {
  override readonly name = 'BodyCutError'
}

/** @param address path and query as the client asked for them */
export function toFileRequest(
  raw: IncomingMessage,
  address: string,
): { request: Request; body: Readable | null } {
  const method = raw.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? bodyOf(raw) : null
  const request = new Request(new URL(address, 'http://landfall.internal'), {
    method,
    headers: fileHeadersOf(raw),
    ...(body && {
      body: Readable.toWeb(body) as ConstructorParameters<typeof Response>[0],
      duplex: 'half',
    }),
  })
  return { request, body }
}

/** Writes an answer as it comes, no faster than it is read; the unread rest of the request is dropped. */
export async function sendFileResponse(
  raw: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  raw.resume()
  if (answer.body === null) {
    response.end()
    return
  }
  await writeFile(Readable.fromWeb(answer.body as ReadableStream), response)
}

/**
 * Writes a file to its end, no faster than it is read. A client that leaves in the middle is nobody's fault.
 * @throws what the file's source fails with
 */
export async function writeFile(file: Readable, response: ServerResponse): Promise<void> {
  try {
    await pipeline(file, response)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}
