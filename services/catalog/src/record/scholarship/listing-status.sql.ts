import { type SQL, and, eq, inArray } from 'drizzle-orm'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import { FINDABLE, type Findable } from './listing-status.ts'

/** `isFindable` over the rows of `scholarships`. */
export function isFindable(among: Findable): SQL {
  const isAmong = inArray(s.status, [...FINDABLE[among]])
  // A constraint makes published listings public, and the indexes cover only the status.
  return among === 'open' ? isAmong : (and(isAmong, eq(s.visibility, 'public')) ?? isAmong)
}
