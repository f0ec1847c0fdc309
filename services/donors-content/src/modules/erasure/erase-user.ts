import type { PictureStore } from '../picture/picture.store.ts'
import type { VisitStore } from '../visit/visit.store.ts'
import type { VisitorOf } from '../visit/visitor.ts'
import type { PieceStore } from '../content/piece.store.ts'
import type { RecipientStore } from '../content/recipient.store.ts'
import type { RevisionStore } from '../content/revision.store.ts'

type Stores = {
  pieces: PieceStore
  recipients: RecipientStore
  pictures: PictureStore
  visits: VisitStore
}
export type EraseUser = ReturnType<typeof makeEraseUser>

/**
 * Erases a person, within the caller's transaction: stories about them are deleted with every word, what they wrote
 * for an organization stays without an author, and their views and likes stay counted. Idempotent.
 */
export function makeEraseUser(deps: {
  revisions: Pick<RevisionStore, 'removeAll'>
  visitorOf: Pick<VisitorOf, 'ofUser'>
}) {
  return async function eraseUser(stores: Stores, userId: string): Promise<void> {
    const { pieces, recipients, pictures, visits } = stores
    // First: whoever is saving a text about them is waited for, and nobody begins another.
    await recipients.removeOfStudent(userId)
    const about = await pieces.ofStudent(userId)
    await deps.revisions.removeAll(await pieces.removeAll(about.map(({ id }) => id)))
    await pieces.forgetUser(userId)
    await pictures.forgetUser(userId)
    await visits.forget(deps.visitorOf.ofUser(userId))
  }
}
