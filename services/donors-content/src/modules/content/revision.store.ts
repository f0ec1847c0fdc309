import { sweepDocuments } from '@landfall/kit/database/sweep-documents'
import { LRUCache } from 'lru-cache'
import type { RevisionModel } from '../../db/documents.ts'
import type { Words } from './content.ts'

/** Enough for a few pages of lists; a revision never changes. */
const MAX_CACHED_REVISIONS = 500

export type RevisionStore = ReturnType<typeof createRevisionStore>

/** The words of revisions: immutable documents, read by id. */
export function createRevisionStore(model: () => Promise<RevisionModel>) {
  const kept = new LRUCache<string, Words>({ max: MAX_CACHED_REVISIONS })
  return {
    async insert(id: string, pieceId: string, words: Words): Promise<void> {
      await (await model()).insert({ _id: id, pieceId, words: JSON.stringify(words) })
    },

    /** Null when it is gone. Only this service writes them, so they are not validated again. */
    async find(id: string): Promise<Words | null> {
      const known = kept.get(id)
      if (known) return known
      const document = await (await model()).findById(id)
      if (document === null) return null
      const words = JSON.parse(document.words) as Words
      kept.set(id, words)
      return words
    },

    async removeAll(ids: readonly string[]): Promise<void> {
      for (const id of ids) kept.delete(id)
      await (await model()).removeAll(ids)
    },

    /** Deletes words of the last week that never got a row. @returns how many */
    async sweep(o: Omit<Parameters<typeof sweepDocuments>[0], 'model'>): Promise<number> {
      return sweepDocuments({ ...o, model: await model() })
    },
  }
}
