import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

type Stored = { bytes: Buffer; at: Date }

/**
 * As much of S3 as documents need, in memory, for runs without a real server: signed requests by path, objects, their
 * parts, their lists. With `TEST_S3_URL` the same tests run against a real server.
 */
export async function startS3Server() {
  const objects = new Map<string, Stored>()
  const server = createServer((request, response) => {
    void write(request, response)
  })

  async function write(request: IncomingMessage, response: ServerResponse) {
    const { status, body, headers } = await answer(request)
    response.writeHead(status, { 'content-length': body.length, ...headers })
    response.end(body)
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
    const isSigned = request.headers.authorization?.startsWith(
      'AWS4-HMAC-SHA256 Credential=key/',
    )
    if (!isSigned) return fault(403, 'AccessDenied')
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/')
    const key = rest.join('/')
    if (bucket !== 'documents') return fault(404, 'NoSuchBucket')
    if (key === '') return list(searchParams.get('prefix') ?? '')
    if (request.method === 'PUT') {
      objects.set(key, { bytes: await buffer(request), at: new Date() })
      return { status: 200, body: Buffer.alloc(0) }
    }
    const stored = objects.get(key)
    if (request.method === 'DELETE') {
      objects.delete(key)
      return { status: 204, body: Buffer.alloc(0) }
    }
    return stored ? part(stored.bytes, request.headers.range) : fault(404, 'NoSuchKey')
  }

  function list(prefix: string): Answer {
    const found = [...objects].filter(([key]) => key.startsWith(prefix))
    const contents = found.map(
      ([key, { at, bytes }]) =>
        `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
    )
    return xml(
      200,
      `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`,
    )
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null
  return {
    settings: {
      kind: 's3' as const,
      bucket: 'documents',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

type Answer = { status: number; body: Buffer; headers?: Record<string, string> }

function part(bytes: Buffer, range: string | undefined): Answer {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  if (from === undefined || to === undefined) return { status: 200, body: bytes }
  return { status: 206, body: bytes.subarray(Number(from), Number(to) + 1) }
}

function fault(status: number, code: string): Answer {
  return xml(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

function xml(status: number, text: string): Answer {
  return { status, body: Buffer.from(text), headers: { 'content-type': 'application/xml' } }
}
