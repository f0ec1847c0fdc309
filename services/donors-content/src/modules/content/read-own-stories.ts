import type { Recipient } from './content.policy.ts'
import type { Piece, Words } from './content.ts'
import type { PieceStore } from './piece.store.ts'
import type { RevisionStore } from './revision.store.ts'

export type StoryVersion = { revisionId: string; words: Words }
/** A piece as whom it is about may know it: no word that was not handed in. */
export type OwnStory = {
  piece: Piece
  published: StoryVersion | null
  /** Null where it is what everybody reads. */
  handedIn: StoryVersion | null
}

type Deps = { pieces: PieceStore; revisions: Pick<RevisionStore, 'find'> }

/** What others would like to tell of somebody, or tell; never a draft. */
export function makeReadOwnStories({ pieces, revisions }: Deps) {
  async function versionOf(revisionId: string | null): Promise<StoryVersion | null> {
    const words = revisionId && (await revisions.find(revisionId))
    return words ? { revisionId, words } : null
  }
  async function ownStory(piece: Piece): Promise<OwnStory> {
    const { submittedId, publishedId } = piece
    const isPublished = submittedId === publishedId
    return {
      piece,
      published: await versionOf(publishedId),
      handedIn: isPublished ? null : await versionOf(submittedId),
    }
  }
  return {
    ownStory,

    /** What was handed in at least once: before that it is a thought of its author's. */
    async aboutMe({ userId }: Recipient): Promise<OwnStory[]> {
      const rows = await pieces.ofStudent(userId)
      return Promise.all(
        rows.filter(({ submittedAt }) => submittedAt !== null).map(ownStory),
      )
    },
  }
}
