import { implementJob } from '@landfall/kit/jobs/definition'
import type { RemoveOldAnswers } from '../modules/provider/remove-old-answers.ts'
import type { RemoveOldWordings } from '../modules/insight-wording/remove-old-wordings.ts'
import { removeOldAnswersJob } from './remove-old-answers.job.ts'

/** Removes old cached answers, and the sentences that were made from them. */
export function implementRemoveOldAnswers(
  removeOldAnswers: RemoveOldAnswers,
  removeOldWordings: RemoveOldWordings,
) {
  return implementJob(removeOldAnswersJob, async () => {
    await removeOldAnswers()
    await removeOldWordings()
  })
}
