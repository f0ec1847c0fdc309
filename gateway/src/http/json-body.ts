import { type Result, err, ok } from '@landfall/kit/core/result'
import { type HttpRequest, headerOf } from './request.ts'
import { type HttpResponse, problemResponse } from './response.ts'
import { isStorable } from './storable-text.ts'

const BODY_MAX_BYTES = 1024 * 1024

export type JsonBody = { value: unknown; text: string }

/**
 * Reads a JSON body of at most 1 MiB. A request without any body gives `undefined`.
 * Fails with 413, 415 (a body of another type) or 400 (no JSON, or text that no database stores).
 */
export async function readJsonBody(
  incoming: HttpRequest,
): Promise<Result<JsonBody, HttpResponse>> {
  const declared = Number(headerOf(incoming, 'content-length') ?? 0)
  if (declared > BODY_MAX_BYTES) return err(tooLarge())
  const bytes = await readBytes(incoming)
  if (bytes === null) return err(tooLarge())
  if (bytes.length === 0) return ok({ value: undefined, text: '' })
  if (!isJson(headerOf(incoming, 'content-type'))) {
    return err(
      problemResponse({ status: 415, detail: 'Send the body as application/json' }),
    )
  }
  return parseJson(bytes)
}

function parseJson(bytes: Buffer): Result<JsonBody, HttpResponse> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const value: unknown = JSON.parse(text)
    if (isStorable(text, value)) return ok({ value, text })
    return err(malformed('The body contains characters that are not text'))
  } catch {
    return err(malformed('The body is not valid JSON'))
  }
}

/** Null when there are more than 1 MiB, or than is allowed. */
export async function readBytes(
  { raw }: HttpRequest,
  maxBytes = BODY_MAX_BYTES,
): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  // The stream must outlive an early return, or the client would see a reset instead of the 413.
  for await (const chunk of raw.iterator({
    destroyOnReturn: false,
  }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return chunks.length === 1 ? (chunks[0] ?? null) : Buffer.concat(chunks)
}

function isJson(contentType: string | undefined): boolean {
  const essence = contentType?.split(';')[0]?.trim().toLowerCase()
  return essence === 'application/json'
}

export function malformed(detail: string): HttpResponse {
  return problemResponse({ status: 400, detail })
}

export function tooLarge(maxBytes = BODY_MAX_BYTES): HttpResponse {
  const mebibytes = maxBytes / 1024 / 1024
  return problemResponse({
    status: 413,
    detail: `The body is larger than ${mebibytes} MiB`,
  })
}
