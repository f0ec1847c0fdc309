import { implementJob } from '@landfall/kit/jobs/definition'
import type { PictureDocuments } from '../modules/picture/picture-document.store.ts'
import { dropPictureJob } from './drop-picture.job.ts'

/** Run twice, it deletes nothing the second time. */
export function implementDropPicture(documents: Pick<PictureDocuments, 'removeAll'>) {
  return implementJob(dropPictureJob, ({ id, sizes }) => documents.removeAll(id, sizes))
}
