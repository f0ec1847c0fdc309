/** Spellings in JSON that may stand for what `isStorable` refuses; a quick look before the walk. */
const SUSPECT = /\\u(0000|d[89a-f])/i

/**
 * Whether every text of a JSON value can be stored: no NUL character and no half of a surrogate
 * pair. Nobody types either, and PostgreSQL takes neither.
 * @param json the value's own text, to spare most values the walk
 */
export function isStorable(json: string, value: unknown): boolean {
  return !SUSPECT.test(json) || walk(value)
}

function walk(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, item]) => walk(name) && walk(item))
}
