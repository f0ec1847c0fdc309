import type { Words } from './content.ts'
import type { PieceStore } from './piece.store.ts'

const LENGTH_MAX = 80

/** A spotlight's slug, with a part of the id if another piece has it already; null for other kinds. */
export async function freeSlug(
  pieces: Pick<PieceStore, 'hasSlug'>,
  words: Words,
  id: string,
): Promise<string | null> {
  if (words.kind !== 'spotlight') return null
  const slug = slugOf(words.title)
  const isFree = slug !== '' && !(await pieces.hasSlug(slug))
  return isFree ? slug : `${slug || 'story'}-${id.slice(-8)}`
}

/** Letters and digits of the title without their marks, in lower case. */
function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH_MAX)
    .replaceAll(/^-+|-+$/g, '')
}
