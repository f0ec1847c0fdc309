import { notFound, type Problem, validationFailed } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { FileHandler } from '@landfall/kit/http/file-exchange'
import { problemAnswer, problemText } from '@landfall/kit/http/problem-answer'
import { asAuthor } from '../modules/author/author.policy.ts'
import type { Sight } from '../modules/content/see-picture.ts'
import { WIDTHS } from '../modules/picture/picture.ts'
import type { UseCases } from '../use-cases.ts'

const IMAGE = /^\/api\/content-images\/([0-9a-f-]{36})$/
const BYTES_MAX = 10 * 1024 * 1024
/** How long caches may still serve a picture once nothing public shows it anymore. */
const PUBLIC_SECONDS = 300

/** Pictures: authors upload them, and everybody who may see them (`seePicture`) reads them. */
export function makeAnswerFile(
  useCases: Pick<UseCases, 'addPicture' | 'readPicture' | 'seePicture'>,
): FileHandler {
  return async ({ caller, request }) => {
    const { pathname, searchParams } = new URL(request.url)
    if (request.method === 'GET') {
      const id = IMAGE.exec(pathname)?.[1] ?? ''
      const width = Number(searchParams.get('width') ?? WIDTHS[0])
      const sight = await useCases.seePicture(caller.viewer, id)
      if (sight === null) return refuse(notFound('picture'))
      const headers = keptBy(sight, `"${id}-${width}"`)
      if (request.headers.get('if-none-match') === headers.etag)
        return new Response(null, { status: 304, headers })
      const bytes = await useCases.readPicture(id, width)
      return bytes ? pictureAnswer(bytes, headers) : refuse(notFound('picture'))
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

/** The bytes never change, but who may see them does, so caches must revalidate every copy. */
function keptBy(sight: Sight, etag: string) {
  const isPublic = sight === 'public'
  return {
    etag,
    'cache-control': isPublic
      ? `public, max-age=${PUBLIC_SECONDS}, must-revalidate`
      : 'private, no-cache',
  }
}

function pictureAnswer(bytes: Buffer, headers: ReturnType<typeof keptBy>): Response {
  const about = {
    'content-type': 'image/webp',
    'content-length': String(bytes.byteLength),
    'x-content-type-options': 'nosniff',
  }
  return new Response(new Uint8Array(bytes), { headers: { ...headers, ...about } })
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
