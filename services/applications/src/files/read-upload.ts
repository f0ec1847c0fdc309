import { type Result, err, ok } from '@landfall/kit/core/result'
import { MAX_FILE_BYTES } from '../student/document/document.ts'

/** What a form adds around its one file. */
const FORM_EXTRA_BYTES = 64 * 1024

/** A file and what came with it, not checked yet. */
export type GivenFile = {
  name: string | null
  kind: string | null
  claimedType: string | null
  bytes: Buffer
}

/**
 * Reads the file of a POST: the body itself, with `name` and `kind` in the query, or the one file of a form.
 * Fails when there is more than a file may have, or no file.
 */
export async function readUpload(
  request: Request,
): Promise<Result<GivenFile, 'too-large' | 'no-file'>> {
  const { searchParams } = new URL(request.url)
  const type = request.headers.get('content-type')
  const isForm = type !== null && /^multipart\/form-data\b/i.test(type)
  const bytes = await readBytes(
    request.body,
    MAX_FILE_BYTES + (isForm ? FORM_EXTRA_BYTES : 0),
  )
  if (bytes === null) return err('too-large')
  const [name, kind] = [searchParams.get('name'), searchParams.get('kind')]
  if (!isForm) return ok({ name, kind, claimedType: type, bytes })
  return readForm(bytes, type, { name, kind })
}

async function readForm(
  bytes: Buffer,
  type: string,
  { name, kind }: Pick<GivenFile, 'name' | 'kind'>,
): Promise<Result<GivenFile, 'no-file'>> {
  const headers = { 'content-type': type }
  const form = await new Response(new Uint8Array(bytes), { headers })
    .formData()
    .catch(() => null)
  const file = form?.get('file')
  if (!form || !(file instanceof File)) return err('no-file')
  const given = form.get('kind')
  return ok({
    name: name ?? file.name,
    kind: kind ?? (typeof given === 'string' ? given : null),
    claimedType: file.type,
    bytes: Buffer.from(await file.arrayBuffer()),
  })
}

/** Null if there are more than `maxBytes`; the rest is not read. */
export async function readBytes(
  stream: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer | null> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of stream ?? []) {
    size += piece.byteLength
    if (size > maxBytes) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces, size)
}
