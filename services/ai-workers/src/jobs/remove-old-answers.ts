import { implementJob, schedule } from '@landfall/kit/jobs/definition'
import type { RemoveOldAnswers as RemoveOldAnswersUseCase } from '../modules/provider/remove-old-answers.ts'
import { RemoveOldAnswers } from './definitions.ts'

export const removeOldAnswersSchedule = schedule(RemoveOldAnswers, {
  payload: {},
  everyMs: 3_600_000,
})

export const implementRemoveOldAnswers = (removeOldAnswers: RemoveOldAnswersUseCase) =>
  implementJob(RemoveOldAnswers, () => removeOldAnswers())
