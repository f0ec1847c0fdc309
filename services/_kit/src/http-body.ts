import type { IncomingMessage } from 'node:http'

export const maxBodyBytes = 1024 * 1024

/** The body is over the limit or no JSON. `status` is for the answer. */
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
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBodyBytes) throw tooLarge()
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    throw new BodyRefused(400, 'The body is no JSON')
  }
}

function tooLarge(): BodyRefused {
  return new BodyRefused(413, 'The body is larger than 1 MiB')
}
