import type { Clock } from '@landfall/kit/core/clock'
import { type Problem, validationFailed } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Author } from '../author/author.policy.ts'
import type { PictureDocuments } from './picture-document.store.ts'
import type { PictureStore } from './picture.store.ts'
import type { Picture, Sized } from './picture.ts'

type Deps = {
  pictures: PictureStore
  documents: Pick<PictureDocuments, 'insert'>
  /** Null when the bytes are no picture. */
  resize: (bytes: Buffer) => Promise<Sized | null>
  clock: Clock
  newId: () => string
}

/** Stores a picture in its sizes. Expected failure: ValidationFailed (not a picture). */
export function makeAddPicture({ pictures, documents, resize, clock, newId }: Deps) {
  return async function addPicture(
    { userId, organizationId }: Author,
    bytes: Buffer,
  ): Promise<Result<Picture, Problem>> {
    const sized = await resize(bytes)
    if (sized === null) {
      const message = 'Choose a picture: JPEG, PNG, WebP or AVIF, at least 200 pixels wide'
      return err(validationFailed([{ path: ['file'], message }]))
    }
    const id = newId()
    const picture = {
      id,
      organizationId,
      uploaderId: userId,
      width: sized.width,
      height: sized.height,
      sizes: sized.sizes.map(({ width }) => width),
      shownIn: null,
      createdAt: clock.now(),
    }
    // The row goes first: bytes without a row would stay forever, while a row that nothing shows is swept.
    await pictures.insert(picture)
    for (const size of sized.sizes) await documents.insert(id, size)
    return ok(picture)
  }
}
