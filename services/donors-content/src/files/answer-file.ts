import { notFound, type Problem, validationFailed } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { FileHandler } from '@landfall/kit/http/file-exchange'
import { problemAnswer, problemText } from '@landfall/kit/http/problem-answer'
import { asAuthor } from '../modules/author/author.policy.ts'
import { WIDTHS } from '../modules/picture/picture.ts'
import type { UseCases } from '../use-cases.ts'

const IMAGE = /^\/api\/content-images\/([0-9a-f-]{36})$/
const BYTES_MAX = 10 * 1024 * 1024
const YEAR_SECONDS = 31_536_000

/** Pictures: sent by who writes for an organization, read by everybody who has their address. */
export function makeAnswerFile(
  useCases: Pick<UseCases, 'addPicture' | 'readPicture'>,
): FileHandler {
  return async ({ caller, request }) => {
    const { pathname, searchParams } = new URL(request.url)
    if (request.method === 'GET') {
      const id = IMAGE.exec(pathname)?.[1] ?? ''
      const width = Number(searchParams.get('width') ?? WIDTHS[0])
      const bytes = await useCases.readPicture(id, width)
      return bytes ? pictureAnswer(bytes) : refuse(notFound('picture'))
    }
    const author = asAuthor(caller.viewer, searchParams.get('organizationId'))
    if (!author.ok) return refuse(author.error)
    const given = await readBytes(request)
    if (!given.ok) return refuse(given.error)
    const added = await useCases.addPicture(author.value, given.value)
    if (!added.ok) return refuse(added.error)
    const { id, width, height } = added.value
    const url = `/api/content-images/${id}?width=${width}`
    return Response.json(
      { id, url, width, height },
      { status: 201, headers: { location: url } },
    )
  }
}

function pictureAnswer(bytes: Buffer): Response {
  const headers = {
    'content-type': 'image/webp',
    'content-length': String(bytes.byteLength),
    'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    'x-content-type-options': 'nosniff',
  }
  return new Response(new Uint8Array(bytes), { headers })
}

/** The whole body, while it is not too long. */
async function readBytes(request: Request): Promise<Result<Buffer, Problem>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > BYTES_MAX) {
      const message = 'Choose a picture of up to 10 MiB'
      return err(validationFailed([{ path: ['file'], message }]))
    }
    chunks.push(chunk)
  }
  return ok(Buffer.concat(chunks))
}

function refuse(problem: Problem): Response {
  return problemAnswer(problemText(problem))
}
