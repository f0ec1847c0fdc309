/** The shortest excerpt, which is extended to the end of a word, and the longest. */
const SHORTEST = 150
const LONGEST = 200

/**
 * The beginning of a text in Markdown, in plain words: 150 to 200 characters, up to the end of a word. Null for a
 * text that is no longer than that, of which nothing would be left to read.
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
      // One mark may follow another, as in a list that is quoted.
      .replaceAll(/^\s*(?:(?:#{1,6}|>|[*+-]|\d+[.)])\s+)+/gm, '')
      .replaceAll(/[*_`]+(?=\S)|(?<=\S)[*_`]+/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}
