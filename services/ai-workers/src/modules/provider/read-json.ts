import { err, ok, type Result } from '@landfall/kit/core/result'
import type { AnswerSchema } from './provider.ts'

const MAX_FAULTS = 5

/**
 * Reads an answer as JSON that fits a schema; models like to put it between code marks, or a sentence before it.
 * @returns as error what is wrong, in words for the model
 */
export function readJson<T>(schema: AnswerSchema<T>, text: string): Result<T, string> {
  const start = text.search(/[{[]/u)
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  if (start === -1 || end < start) return err('There is no JSON in the answer.')
  let value: unknown
  try {
    value = JSON.parse(text.slice(start, end + 1))
  } catch {
    return err('The answer is not valid JSON.')
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return ok(parsed.data)
  const faults = parsed.error.issues.slice(0, MAX_FAULTS).map(({ path, message }) => {
    return `${path.map(String).join('.') || 'the whole'}: ${message}`
  })
  return err(faults.join('; '))
}
