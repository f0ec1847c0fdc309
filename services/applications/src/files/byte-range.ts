import type { ByteRange } from '../student/document/storage/object-storage.ts'

/**
 * The one range of a `Range` header (RFC 9110, 14.2). Several ranges, other units and malformed headers are ignored,
 * as the RFC allows: the answer is the whole file.
 * @param bytes size of the whole file
 */
export function rangeOf(
  header: string | null,
  bytes: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'whole'
  return start > end ? 'unsatisfiable' : { start, end }
}
