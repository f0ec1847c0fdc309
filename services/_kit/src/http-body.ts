import type { IncomingMessage } from 'node:http'

export const maxBodyBytes = 1024 * 1024

/** The body is over the limit, no JSON, or never came. `status` is for the answer. */
export class BodyRefused extends Error {
  override readonly name = 'BodyRefused'
  readonly status: 400 | 413 | 415

  constructor(status: 400 | 413 | 415, message: string) {
    super(message)
    this.status = status
  }
}

/** Reads a JSON body of at most 1 MiB; throws BodyRefused. */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    throw new BodyRefused(415, 'The body must be application/json')
  }
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) throw tooLarge()
  const bytes = await readBytes(request)
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new BodyRefused(400, 'The body is no JSON')
  }
}

/** By events: iterating would destroy the connection at the limit, before the answer is sent. */
function readBytes(request: IncomingMessage): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  let chunks: Buffer[] = []
  let size = 0
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= maxBodyBytes) {
      chunks.push(chunk)
      return
    }
    // What still comes is read and dropped, up to the server's time limit for requests.
    chunks = []
    reject(tooLarge())
  })
  request.on('end', () => resolve(Buffer.concat(chunks)))
  request.on('error', () => reject(new BodyRefused(400, 'The body was cut off')))
  return promise
}

function tooLarge(): BodyRefused {
  return new BodyRefused(413, 'The body is larger than 1 MiB')
}
