import type { Author } from '../author/author.policy.ts'
import type { Recipient, Reviewer } from './content.policy.ts'
import type { Piece, RecipientFacts, Shown } from './content.ts'
import type { PieceStore } from './piece.store.ts'
import type { RecipientStore } from './recipient.store.ts'
import type { RevisionStore } from './revision.store.ts'

type Deps = {
  pieces: PieceStore
  recipients: RecipientStore
  revisions: Pick<RevisionStore, 'find'>
}

/** Drafts and what became of them, with their newest words: for who wrote them, decides, or is written about. */
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
  return {
    /** For the policy to judge. */
    find: (id: string): Promise<Piece | null> => pieces.find(id),

    async withDraft(piece: Piece): Promise<Shown | null> {
      return (await withDrafts([piece]))[0] ?? null
    },

    ofOrganization: async ({ organizationId }: Author): Promise<Shown[]> =>
      withDrafts(await pieces.ofOrganization(organizationId)),

    queue: async (_by: Reviewer): Promise<Shown[]> => withDrafts(await pieces.inReview()),

    /** What was handed in at least once: before that it is a thought of its author's. */
    async aboutMe({ userId }: Recipient): Promise<Shown[]> {
      const rows = await pieces.ofStudent(userId)
      return withDrafts(rows.filter(({ submittedAt }) => submittedAt !== null))
    },

    recipientsOf: ({ organizationId }: Author): Promise<RecipientFacts[]> =>
      organizationId === null
        ? Promise.resolve([])
        : recipients.ofOrganization(organizationId),
  }
}
