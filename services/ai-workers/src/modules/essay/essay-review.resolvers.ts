import { SCORER_VERSION } from '@landfall/essays/score-essay'
import { askedCriteria, CRITERION_LABELS } from '@landfall/essays/summary'
import type { Point } from '@landfall/essays/essay-score'
import { notFound, throwProblem } from '@landfall/kit/core/problems'
import type { Context } from '../../context.ts'
import { asStudent } from './essay.policy.ts'
import type { EssayResult, EssayReview, EssayText } from './essay.ts'

type Presented = ReturnType<typeof presentReview>

/** Reads the text once for all fields that need it. */
const texts = new WeakMap<Presented, Promise<EssayText | null>>()

export const essayReviewFields = {
  async __resolveReference({ id }: { id: string }, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return null
    const review = await context.useCases.essays.find(student.value, id)
    return review && presentReview(review)
  },

  content: textField('content'),
  prompt: textField('prompt'),
  askedTopics: textField('askedTopics'),
  specificFeedback: textField('specificFeedback'),
  wordLimit: textField('wordLimit'),

  async result(presented: Presented, _args: unknown, context: Context) {
    const { review } = presented
    const result = await context.useCases.essays.result(review)
    if (result === null) {
      return review.resultId === null ? null : throwProblem(notFound('essay review'))
    }
    const asked = askedCriteria((await textOf(presented, context)).specificFeedback)
    const { criteria, points, warning, wordCount } = result.score
    return {
      summary: result.summary,
      madeBy: madeByOf(review, result),
      warning: warning?.text ?? null,
      wordCount,
      criteria: criteria.map((one) => ({
        ...one,
        label: CRITERION_LABELS[one.code],
        isAskedFor: asked.includes(one.code),
      })),
      points: points.map(presentPoint),
    }
  },

  async versions({ review }: Presented, _args: unknown, context: Context) {
    return (await context.useCases.essays.versions(review)).map(presentReview)
  },

  earlierPoints: ({ review }: Presented, _args: unknown, context: Context) =>
    context.useCases.essays.earlierPoints(review),
}

/** The source object of the schema's EssayReview; its documents are read when a field asks for them. */
export function presentReview(review: EssayReview) {
  const { scholarshipId, aiUse, aiScore, status, essayType, ...same } = review
  return {
    ...same,
    review,
    targetScholarship: scholarshipId && { __typename: 'Scholarship', id: scholarshipId },
    aiUse: aiUse?.toUpperCase() ?? null,
    essayType: essayType.toUpperCase(),
    status: status.toUpperCase(),
    overallScore: aiScore,
  }
}

function textField<Name extends keyof EssayText>(name: Name) {
  return async (presented: Presented, _args: unknown, context: Context) =>
    (await textOf(presented, context))[name]
}

/** @throws the problem NOT_FOUND when the text is gone or cannot be read */
async function textOf(presented: Presented, { useCases }: Context): Promise<EssayText> {
  const reading = texts.get(presented) ?? useCases.essays.text(presented.review)
  texts.set(presented, reading)
  return (await reading) ?? throwProblem(notFound('essay'))
}

function madeByOf({ scorerVersion }: EssayReview, { score }: EssayResult): string {
  const older = scorerVersion === SCORER_VERSION ? '' : ' (newer rules are in use by now)'
  const rules = `Computed by rules on our own server, version ${scorerVersion}${older}.`
  const { secondChecker } = score
  if (!secondChecker) return `${rules} No language model has read it.`
  return `${rules} No language model has scored it. ${secondChecker}, a grammar checker that this site’s operator has set up, read the text too, without contact details, document numbers and the names that our rules recognize. Its notes do not change any score.`
}

function presentPoint({ kind, ...same }: Point) {
  return { ...same, kind: kind.toUpperCase() }
}
