import { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { ByteRange } from '../student/document/storage/object-storage.ts'
import { rangeOf } from './byte-range.ts'
import { problemAnswer, problemOf } from '@landfall/kit/http/problem-answer'

type Kept = { name: string; contentType: string; bytes: number }
/** Null: the file is no longer stored. */
type ReadContent<T> = (file: T, range?: ByteRange) => Promise<Readable | null>

/**
 * The content of a file, for saving: no browser shows it within this site, guesses its type, runs
 * anything in it or keeps it where the next user of the machine finds it.
 */
export async function contentAnswer<T extends Kept>(
  request: Request,
  file: T,
  readContent: ReadContent<T>,
): Promise<Response> {
  const { bytes, name, contentType } = file
  const headers = {
    'content-type': contentType,
    'content-disposition': contentDisposition(name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
  }
  const range = rangeOf(request.headers.get('range'), bytes)
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' },
    })
  const content = await readContent(file, range === 'whole' ? undefined : range)
  if (!content) return problemAnswer(problemOf(410, 'This file is no longer kept.'))
  const body = toWeb(request, content)
  if (range === 'whole')
    return new Response(body, { headers: { ...headers, 'content-length': String(bytes) } })
  const { start, end } = range
  return new Response(body, {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${bytes}`,
    },
  })
}

type Body = ConstructorParameters<typeof Response>[0]

function toWeb(request: Request, content: Readable): Body {
  if (request.method !== 'HEAD') return Readable.toWeb(content) as Body
  content.destroy()
  return null
}
