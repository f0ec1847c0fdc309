import { messages } from '#lib/messages.ts'
import { levelNames } from './search-messages.ts'

/** "Undergraduate, PhD" */
export function levelsInWords(levels: readonly string[] | null | undefined): string {
  if (!levels || levels.length === 0) return messages.notStated
  return levels.map((level) => levelNames[level.toLowerCase()] ?? level).join(', ')
}
