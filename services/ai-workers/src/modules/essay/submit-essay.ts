import { SCORER_VERSION } from '@landfall/essays/score-essay'
import type { Clock } from '@landfall/kit/core/clock'
import { idFromName, isUuid } from '@landfall/kit/core/ids'
import {
  notFound,
  type Problem,
  tooManyRequests,
  validationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { reviewEssayJob } from '../../jobs/review-essay.job.ts'
import type { HourlyActStore } from '../hourly-act/hourly-act.store.ts'
import type { ListingStore } from '../listing/listing.store.ts'
import type { EssayDocumentStore } from './essay-document.store.ts'
import type { EssayReviewStore } from './essay-review.store.ts'
import type { EssayForm } from './essay.input.ts'
import type { EssayReview, EssayText } from './essay.ts'

type SubmitStores = { essayReviews: EssayReviewStore; hourlyActs: HourlyActStore }

export type SubmitDeps = {
  listings: Pick<ListingStore, 'findByIds'>
  essayDocuments: Pick<EssayDocumentStore, 'insertText' | 'remove'>
  unitOfWork: UnitOfWork<SubmitStores>
  clock: Clock
  newId: () => string
  essaysPerHour: number
}

type Submitted = Result<EssayReview, Problem>

/**
 * Hands in the first version of an essay: stores its text, then its row and its job in one transaction.
 * Expected failures: ValidationFailed (no such scholarship), TooManyRequests.
 */
export function makeSubmitEssay(deps: SubmitDeps) {
  return async function submitEssay(
    { studentId }: StudentRef,
    form: EssayForm,
  ): Promise<Submitted> {
    const text = await textOf(form, deps)
    if (!text.ok) return text
    const essayId = deps.newId()
    return handIn({ form, text: text.value, studentId, essayId }, deps, async () => 1)
  }
}

export type HandIn = {
  form: EssayForm
  text: EssayText
  studentId: string
  essayId: string
}

/**
 * Stores a version whose number `versionOf` returns within the transaction, or returns the existing review that
 * `versionOf` returns instead. Expected failures: NotFound (`versionOf` returns null), TooManyRequests.
 */
export async function handIn(
  { form, text, studentId, essayId }: HandIn,
  deps: SubmitDeps,
  versionOf: (
    stores: Pick<SubmitStores, 'essayReviews'>,
  ) => Promise<number | EssayReview | null>,
): Promise<Submitted> {
  const { essayDocuments, unitOfWork, clock, newId } = deps
  const textId = newId()
  await essayDocuments.insertText(textId, text)
  const submitted = await unitOfWork(
    async ({ essayReviews, hourlyActs, outbox }): Promise<Submitted> => {
      // Serializes the student's submissions, for the limit; locked before the essay, as everywhere.
      await essayReviews.lock(studentId)
      const version = await versionOf({ essayReviews })
      if (version === null) return err(notFound('essay review'))
      if (typeof version !== 'number') return ok(version)
      const submittedAt = clock.now()
      const tooMany = await countSubmission(hourlyActs, studentId, submittedAt, deps)
      if (tooMany !== null) return err(tooMany)
      const { title, essayType, aiUse, targetScholarship: scholarshipId } = form
      const labels = { title, essayType, aiUse, scholarshipId }
      const id = newId()
      const versions = { inputId: inputIdOf(text), scorerVersion: SCORER_VERSION }
      const state = { status: 'pending', finishedAt: null, failure: null } as const
      const found = { resultId: null, aiScore: null }
      const ids = { id, essayId, version, studentId, textId, submittedAt }
      const review: EssayReview = { ...ids, ...labels, ...versions, ...state, ...found }
      await essayReviews.insert(review)
      await outbox.enqueue(reviewEssayJob, { reviewId: id }, { key: `essay-${id}` })
      return ok(review)
    },
  )
  if (!submitted.ok || submitted.value.textId !== textId)
    await essayDocuments.remove({ textIds: [textId], resultIds: [] })
  return submitted
}

/** The same id for two versions whose figures are based on the same input. */
export function inputIdOf(text: EssayText): string {
  const { content, prompt, askedTopics, specificFeedback, wordLimit } = text
  const all = [content, prompt, askedTopics, specificFeedback, wordLimit]
  return idFromName('essay-input', JSON.stringify(all))
}

/** The words of a form, plus what its scholarship says about the essay. Expected failure: ValidationFailed. */
export async function textOf(
  form: EssayForm,
  { listings }: Pick<SubmitDeps, 'listings'>,
): Promise<Result<EssayText, Problem>> {
  const { targetScholarship, content, prompt, specificFeedback, wordLimit } = form
  const words = { content, prompt, specificFeedback, wordLimit }
  if (targetScholarship === null) return ok({ ...words, askedTopics: null })
  const [listing] = isUuid(targetScholarship)
    ? await listings.findByIds([targetScholarship])
    : []
  if (listing === undefined) {
    const message = 'Please choose a scholarship from the catalog'
    return err(validationFailed([{ path: ['targetScholarship'], message }]))
  }
  const topics = (listing.requirements ?? [])
    .filter(({ kind }) => kind === 'essay-topic')
    .map(({ text }) => text)
  return ok({ ...words, askedTopics: topics.length === 0 ? null : topics.join(' ') })
}

/** Counts one more submission of the student for the hour; returns the refusal when the limit is reached. */
export async function countSubmission(
  hourlyActs: HourlyActStore,
  studentId: string,
  doneAt: Date,
  { essaysPerHour, newId }: Pick<SubmitDeps, 'essaysPerHour' | 'newId'>,
): Promise<Problem | null> {
  const doing = { studentId, kind: 'essay' } as const
  const wait = await hourlyActs.waitBeforeNext(doing, essaysPerHour, doneAt)
  if (wait !== null) return tooManyRequests(wait, tooManyIn(essaysPerHour))
  await hourlyActs.add({ ...doing, id: newId(), doneAt })
  return null
}

function tooManyIn(perHour: number): string {
  return `You can submit ${perHour} essays an hour. Please wait a moment.`
}
