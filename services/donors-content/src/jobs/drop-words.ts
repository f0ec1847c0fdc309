import { implementJob } from '@landfall/kit/jobs/definition'
import type { RevisionStore } from '../modules/content/revision.store.ts'
import { dropWordsJob } from './drop-words.job.ts'

/** Run twice, it deletes nothing the second time. */
export function implementDropWords(revisions: Pick<RevisionStore, 'removeAll'>) {
  return implementJob(dropWordsJob, ({ revisionIds }) => revisions.removeAll(revisionIds))
}
