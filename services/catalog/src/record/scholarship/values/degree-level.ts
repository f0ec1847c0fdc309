import type { DegreeLevel } from '@landfall/matching/scholarship-criteria'

const LEVELS: ReadonlyMap<string, DegreeLevel> = new Map([
  ['undergraduate', 'undergraduate'],
  ['bachelor', 'undergraduate'],
  ['bachelors', 'undergraduate'],
  ['graduate', 'graduate'],
  ['master', 'graduate'],
  ['masters', 'graduate'],
  ['phd', 'phd'],
  ['doctoral', 'phd'],
  ['doctorate', 'phd'],
  ['postdoc', 'postdoc'],
  ['postdoctoral', 'postdoc'],
])

/** The degree level that a word means ("Master's", "PhD"); null if none. */
export function parseDegreeLevel(word: string): DegreeLevel | null {
  return LEVELS.get(word.toLowerCase().replace(/[^a-z]/g, '')) ?? null
}
