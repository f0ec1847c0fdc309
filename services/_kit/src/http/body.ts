import type { IncomingMessage } from 'node:http'

const mebibyte = 1024 * 1024
const maxBodyBytes = mebibyte
/** For the gateway's own calls, which may carry an uploaded file as text. */
export const maxSignedBodyBytes = 8 * mebibyte

/** The body is over the limit, is not JSON, or never came. `status` is for the answer. */
export class RequestBodyError extends Error {
  override readonly name = 'RequestBodyError'
  readonly status: 400 | 413 | 415

  constructor(status: 400 | 413 | 415, message: string) {
    super(message)
    this.status = status
  }
}

/** Reads a JSON body of at most 1 MiB unless more is allowed; throws RequestBodyError. */
export async function readJsonBody(
  request: IncomingMessage,
  maxBytes = maxBodyBytes,
): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    throw new RequestBodyError(415, 'The body must be application/json')
  }
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const bytes = await readBytes(request, maxBytes)
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new RequestBodyError(400, 'The body is not JSON')
  }
}

/** Reads by events: iterating would destroy the connection at the limit, before the answer is sent. */
function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  let chunks: Buffer[] = []
  let size = 0
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= maxBytes) {
      chunks.push(chunk)
      return
    }
    // The rest of the body is read and dropped, up to the server's time limit for requests.
    chunks = []
    reject(tooLarge(maxBytes))
  })
  request.on('end', () => resolve(Buffer.concat(chunks)))
  request.on('error', () => reject(new RequestBodyError(400, 'The body was cut off')))
  return promise
}

function tooLarge(maxBytes: number): RequestBodyError {
  return new RequestBodyError(413, `The body is larger than ${maxBytes / mebibyte} MiB`)
}
