import type { Recipient } from './content.policy.ts'
import type { Piece, Words } from './content.ts'
import type { PieceStore } from './piece.store.ts'
import type { RevisionStore } from './revision.store.ts'

export type StoryVersion = { revisionId: string; words: Words }
/** A piece as the person it is about may see it: only words that were handed in. */
export type OwnStory = {
  piece: Piece
  published: StoryVersion | null
  /** Null if it is the published one. */
  handedIn: StoryVersion | null
}

type Deps = { pieces: PieceStore; revisions: Pick<RevisionStore, 'find'> }

/** What others tell about somebody, or would like to; never a draft. */
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

    /** Only pieces that were handed in at least once: before that they are their author's own. */
    async aboutMe({ userId }: Recipient): Promise<OwnStory[]> {
      const rows = await pieces.ofStudent(userId)
      return Promise.all(
        rows.filter(({ submittedAt }) => submittedAt !== null).map(ownStory),
      )
    },
  }
}
