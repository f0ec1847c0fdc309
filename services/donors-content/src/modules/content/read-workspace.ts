import type { Author } from '../author/author.policy.ts'
import type { Reviewer } from './content.policy.ts'
import type {
  Kind,
  Piece,
  QueuePosition,
  RecipientFacts,
  Shown,
  WrittenPosition,
} from './content.ts'
import type { PieceStore } from './piece.store.ts'
import type { RecipientStore } from './recipient.store.ts'
import type { RevisionStore } from './revision.store.ts'

type Deps = {
  pieces: PieceStore
  recipients: RecipientStore
  revisions: Pick<RevisionStore, 'find'>
}
type Page<Position> = { first: number; after: Position | null }
export type ShownPage = { items: Shown[]; hasNextPage: boolean }

/** Drafts and what became of them, with their newest words: for their authors and administrators. */
export function makeReadWorkspace({ pieces, recipients, revisions }: Deps) {
  async function withDrafts(rows: readonly Piece[]): Promise<Shown[]> {
    const read = await Promise.all(
      rows.map(async (piece) => {
        const words = await revisions.find(piece.draftId)
        return words && { piece, words }
      }),
    )
    return read.filter((one) => one !== null)
  }
  async function pageOf(rows: readonly Piece[], first: number): Promise<ShownPage> {
    const items = await withDrafts(rows.slice(0, first))
    return { items, hasNextPage: rows.length > first }
  }
  return {
    /** For the policy to judge. */
    find: (id: string): Promise<Piece | null> => pieces.find(id),

    async withDraft(piece: Piece): Promise<Shown | null> {
      return (await withDrafts([piece]))[0] ?? null
    },

    async written(
      { organizationId }: Author,
      kind: Kind | null,
      { first, after }: Page<WrittenPosition>,
    ): Promise<ShownPage> {
      const filter = { organizationId, kind }
      return pageOf(await pieces.writtenPage(filter, after, first + 1), first)
    },

    countWritten: ({ organizationId }: Author, kind: Kind | null): Promise<number> =>
      pieces.countWritten({ organizationId, kind }),

    async queue(_by: Reviewer, { first, after }: Page<QueuePosition>): Promise<ShownPage> {
      return pageOf(await pieces.queuePage(after, first + 1), first)
    },

    countQueue: (_by: Reviewer): Promise<number> => pieces.countInReview(),

    /** The site's own stories can be about any recipient. */
    recipientsOf: ({ organizationId }: Author): Promise<RecipientFacts[]> =>
      recipients.ofOrganization(organizationId),
  }
}
