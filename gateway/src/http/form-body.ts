import { type Result, err, ok } from '@landfall/kit/core/result'
import { type HttpRequest, headerOf } from './request.ts'
import { type JsonBody, malformed, readBytes, tooLarge } from './json-body.ts'
import type { HttpResponse } from './response.ts'

export const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

export function isForm(incoming: Pick<HttpRequest, 'raw'>): boolean {
  const essence = headerOf(incoming, 'content-type')?.split(';')[0]?.trim().toLowerCase()
  return FORM_TYPES.includes(essence ?? '')
}

/**
 * Reads the named text fields of a form, of either type, as if they had come as JSON. Programs that are
 * not ours send some forms, and may send other fields with them.
 */
export async function readFormBody(
  incoming: HttpRequest,
  fields: readonly string[],
): Promise<Result<JsonBody, HttpResponse>> {
  const bytes = await readBytes(incoming)
  if (bytes === null) return err(tooLarge())
  try {
    const type = headerOf(incoming, 'content-type') ?? ''
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': type },
    }).formData()
    const value = Object.fromEntries(
      [...form].filter(([name, text]) => fields.includes(name) && typeof text === 'string'),
    )
    return ok({ value, text: bytes.toString() })
  } catch {
    return err(malformed('The body is not a valid form'))
  }
}
