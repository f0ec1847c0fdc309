import type { EssayMentorStore } from '../essay-request/essay-mentor.store.ts'
import { endRequests, type RequestTransaction } from '../essay-request/keep-request.ts'
import type { ErasureStore } from './erasure.store.ts'
import type { PersonsDocuments } from './erasure.ts'

export type RemoveDocuments = (ids: PersonsDocuments) => Promise<void>

/**
 * Removes everything of a person, and ends what others wait for. The documents go first, because only the rows know
 * them; if the transaction fails afterwards, the erasure runs again. @throws when the document store is unavailable
 */
export function makeErasePerson(removeDocuments: RemoveDocuments) {
  return async function erasePerson(
    tx: Transaction,
    userId: string,
    now: Date,
  ): Promise<void> {
    const { erasures, essayRequests, essayMentors } = tx
    // First: a student who is asking them is waited for, and nobody asks them anymore.
    await essayMentors.remove(userId)
    const asked = await essayRequests.lockOpenOfStudent(userId)
    await endRequests(tx, asked, { status: 'withdrawn', cause: 'gone', now })
    const toRead = await essayRequests.lockOpenOfMentor(userId)
    await endRequests(tx, toRead, { status: 'declined', cause: 'left', now })
    // The student owns the mentor's feedback by now: the words stay, without an author.
    await essayRequests.forgetMentor(userId)
    const documents = await erasures.documentsOf(userId)
    await removeDocuments(documents)
    await erasures.erase(userId, documents.matchResultIds)
  }
}

type Transaction = RequestTransaction & {
  erasures: ErasureStore
  essayMentors: EssayMentorStore
}
