/** As short as an excerpt may be, so that it ends with a word, and as long. */
const SHORTEST = 150
const LONGEST = 200

/**
 * The beginning of a text in Markdown, in plain words: 150 to 200 characters, up to the end of a word.
 * Null for a text that is no longer than that: nothing is left to read.
 */
export function excerptOf(markdown: string): string | null {
  const plain = plainTextOf(markdown)
  if (plain.length <= LONGEST) return null
  const start = plain.slice(0, LONGEST - 1)
  const end = start.lastIndexOf(' ')
  const words = end < SHORTEST ? start : start.slice(0, end)
  return `${words.replace(/[\s,;:–-]+$/, '')}…`
}

function plainTextOf(markdown: string): string {
  return (
    markdown
      .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, ' ')
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      // One may stand in another: a list that is quoted.
      .replaceAll(/^\s*(?:(?:#{1,6}|>|[*+-]|\d+[.)])\s+)+/gm, '')
      .replaceAll(/[*_`]+(?=\S)|(?<=\S)[*_`]+/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}
