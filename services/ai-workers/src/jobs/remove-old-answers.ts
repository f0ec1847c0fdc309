import { implementJob, schedule } from '@landfall/kit/jobs/definition'
import type { RemoveOldAnswers as RemoveOldAnswersUseCase } from '../modules/provider/remove-old-answers.ts'
import type { RemoveOldWordings } from '../modules/insight-wording/remove-old-wordings.ts'
import { RemoveOldAnswers } from './definitions.ts'

export const removeOldAnswersSchedule = schedule(RemoveOldAnswers, {
  payload: {},
  everyMs: 3_600_000,
})

/** What was kept of answers, and the sentences that were made of them. */
export const implementRemoveOldAnswers = (
  removeOldAnswers: RemoveOldAnswersUseCase,
  removeOldWordings: RemoveOldWordings,
) =>
  implementJob(RemoveOldAnswers, async () => {
    await removeOldAnswers()
    await removeOldWordings()
  })
