import { isUuid } from '@landfall/kit/core/ids'
import type { Viewer } from '@landfall/kit/identity/viewer'
import { asAuthor } from '../author/author.policy.ts'
import type { PictureStore } from '../picture/picture.store.ts'
import type { Picture } from '../picture/picture.ts'
import { asReviewer } from './content.policy.ts'
import { picturesOf } from './content.ts'
import type { PieceStore } from './piece.store.ts'
import type { RevisionStore } from './revision.store.ts'

type Deps = {
  stores: { pieces: PieceStore; pictures: PictureStore }
  revisions: Pick<RevisionStore, 'find'>
}
/** `private`: this viewer may see it, and perhaps others, but not everybody. */
export type Sight = 'public' | 'private'

/**
 * Who may see a picture: everybody while something published shows it; otherwise authors of its organization,
 * administrators, and the person whom a text that was handed in with it is about. @returns null for everybody else
 */
export function makeSeePicture({ stores: { pieces, pictures }, revisions }: Deps) {
  async function isShown(revisionId: string | null, pictureId: string): Promise<boolean> {
    const words = revisionId && (await revisions.find(revisionId))
    return words ? picturesOf(words).some(({ id }) => id === pictureId) : false
  }

  /** Notes the pictures of pieces that were published before pictures were noted, once. */
  async function noteOlder({ organizationId }: Picture): Promise<boolean> {
    const older = await pieces.publishedUnnoted(organizationId)
    for (const piece of older) {
      const words = piece.publishedId && (await revisions.find(piece.publishedId))
      const ids = words ? picturesOf(words).map(({ id }) => id) : []
      await pieces.notePictures(piece, ids)
    }
    return older.length > 0
  }

  async function isAboutViewer(userId: string, pictureId: string): Promise<boolean> {
    for (const { submittedId } of await pieces.ofStudent(userId))
      if (await isShown(submittedId, pictureId)) return true
    return false
  }

  return async function seePicture(viewer: Viewer, id: string): Promise<Sight | null> {
    if (!isUuid(id)) return null
    const picture = (await pictures.findAll([id])).get(id)
    if (!picture) return null
    if (await pieces.isPictureNoted(id)) return 'public'
    if ((await noteOlder(picture)) && (await pieces.isPictureNoted(id))) return 'public'
    if (viewer.kind !== 'user') return null
    const isTheirs = asAuthor(viewer, picture.organizationId).ok || asReviewer(viewer).ok
    return isTheirs || (await isAboutViewer(viewer.userId, id)) ? 'private' : null
  }
}
