import { levelNames } from './search-messages.ts'

/** "Undergraduate, PhD" */
export function levelsInWords(levels: readonly string[]): string {
  return levels.map((level) => levelNames[level.toLowerCase()] ?? level).join(', ')
}
