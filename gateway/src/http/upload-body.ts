import { type Result, err, ok } from '@landfall/kit/core/result'
import { type HttpRequest, headerOf } from './request.ts'
import { readBytes, tooLarge } from './json-body.ts'
import { type HttpResponse, problemResponse } from './response.ts'

/** Enough for the largest file over a line of one megabit a second. */
export const UPLOAD_WITHIN_MS = 60_000

/** A route that takes a file as its body. */
export type Upload = { type: string; maxBytes: number }

/** Reads a file as it came; what it holds is its service's to judge. Fails with 413 or 415. */
export async function readUpload(
  incoming: HttpRequest,
  { type, maxBytes }: Upload,
): Promise<Result<{ value: unknown; text: string }, HttpResponse>> {
  const declared = Number(headerOf(incoming, 'content-length') ?? 0)
  if (declared > maxBytes) return err(tooLarge(maxBytes))
  const essence = headerOf(incoming, 'content-type')?.split(';')[0]?.trim().toLowerCase()
  if (essence !== type) {
    return err(problemResponse({ status: 415, detail: `Send the file as ${type}` }))
  }
  const bytes = await readBytes(incoming, maxBytes)
  if (bytes === null) return err(tooLarge(maxBytes))
  const contentBase64 = bytes.toString('base64')
  return ok({ value: { contentBase64 }, text: contentBase64 })
}
