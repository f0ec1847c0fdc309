import type {
  AwardsFilter,
  Kind,
  Piece,
  PublishedFilter,
  PublishedPosition,
  Shown,
  Words,
} from './content.ts'
import type { PieceStore } from './piece.store.ts'
import type { RevisionStore } from './revision.store.ts'

export type PublishedQuery = {
  filter: PublishedFilter
  first: number
  after: PublishedPosition | null
}

export type ReadPublished = ReturnType<typeof makeReadPublished>

/** What everybody reads: published revisions alone. */
export function makeReadPublished({
  pieces,
  revisions,
}: {
  pieces: PieceStore
  revisions: Pick<RevisionStore, 'find'>
}) {
  async function show(rows: readonly Piece[]): Promise<Shown[]> {
    const shown = await Promise.all(rows.map(shownOf))
    return shown.filter((one) => one !== null)
  }

  async function shownOf(piece: Piece): Promise<Shown | null> {
    const words = piece.publishedId && (await revisions.find(piece.publishedId))
    return words ? { piece, words } : null
  }

  return {
    async list({ filter, first, after }: PublishedQuery) {
      const rows = await pieces.publishedPage(filter, after, first + 1)
      const items = await show(rows.slice(0, first))
      return { items, hasNextPage: rows.length > first }
    },

    timesAfter: (instant: Date): Promise<Date[]> => pieces.publishedAfter(instant),

    count: (filter: PublishedFilter): Promise<number> => pieces.countPublished(filter),

    /** Null when there is none, or it can't be read anymore. */
    async bySlug(slug: string): Promise<Shown | null> {
      const piece = await pieces.findPublishedBySlug(slug)
      return piece && shownOf(piece)
    },

    async ofSpotlight(spotlightId: string, kind: Kind, limit: number): Promise<Shown[]> {
      return show(await pieces.publishedOfSpotlight(spotlightId, kind, limit))
    },

    /** Stories of recipients of these awards; all agreed, as nothing is published without that. */
    async storiesOf(awards: AwardsFilter, limit: number): Promise<Shown[]> {
      return show(await pieces.publishedStoriesOf(awards, limit))
    },
  }
}

/** Words of one kind; @throws when a piece points at a revision of another kind */
export function wordsOf<K extends Kind>(
  { words }: Shown,
  kind: K,
): Extract<Words, { kind: K }> {
  if (words.kind !== kind) throw new Error(`Not a ${kind}: ${words.kind}`)
  return words as Extract<Words, { kind: K }>
}
