import type { ErasureStore } from './erasure.store.ts'
import type { PersonsDocuments } from './erasure.ts'

export type RemoveDocuments = (ids: PersonsDocuments) => Promise<void>

/**
 * Removes everything of a person: the documents first, because only the rows know them; should the
 * transaction fail then, it is done again. @throws when the document store is away
 */
export function makeErasePerson(removeDocuments: RemoveDocuments) {
  return async function erasePerson(
    { erasures }: { erasures: ErasureStore },
    userId: string,
  ): Promise<void> {
    const documents = await erasures.documentsOf(userId)
    await removeDocuments(documents)
    await erasures.erase(userId, documents.matchResultIds)
  }
}
