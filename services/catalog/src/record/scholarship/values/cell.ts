/** A cell's value as one text; null if it states nothing, or is a list of several. */
export function textOf(value: unknown): string | null {
  if (Array.isArray(value)) return value.length === 1 ? textOf(value[0]) : null
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return null
  const text = storable(value)
  return text === '' ? null : text
}

/** The same without line breaks and marks that change text direction. */
export function lineOf(value: unknown): string | null {
  const line = textOf(value)
    ?.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  return textOf(line)
}

/** The entries of a list; a text has one entry per line. */
export function linesOf(value: unknown): string[] {
  return [value]
    .flat()
    .flatMap((part) => textOf(part)?.split('\n') ?? [])
    .flatMap((line) => textOf(line) ?? [])
}

/** A list in one cell of a table: a text is split at semicolons and bars too. */
export function partsOf(value: unknown): unknown {
  return typeof value === 'string' ? value.split(/[\n;|]/) : value
}

/** PostgreSQL can store neither NUL nor halves of characters. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '').replaceAll('\r\n', '\n').trim()
}
