import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

const address = z.string().regex(/^[\w.-]{1,128}$/)

export const ComputeMatch = defineJob({
  queue: 'match',
  name: 'compute-match',
  description: 'Matches one student with every scholarship and stores the result.',
  /** `answerTo`: where a request waits for it, that is told the result beside its being stored. */
  schema: z.object({ runId: z.uuid(), answerTo: address.optional() }),
  attempts: 5,
})

/** Apart from those that somebody waits for. */
export const ComputeMatchAgain = defineJob({
  queue: 'match-again',
  name: 'compute-match-again',
  description: 'The same for a student who is matched again because something changed.',
  schema: z.object({ runId: z.uuid() }),
  attempts: 5,
})

export const MatchAgain = defineJob({
  queue: 'match-upkeep',
  name: 'match-again',
  description: 'Starts matches that follow from what changed since the last ones.',
  schema: z.object({}),
})

export const RemoveOldRuns = defineJob({
  queue: 'match-upkeep',
  name: 'remove-old-runs',
  description: 'Takes away results that came by themselves and were replaced.',
  schema: z.object({}),
})

export type ComputeMatchPayload = z.output<typeof ComputeMatch.schema>

export const FailLostRuns = defineJob({
  queue: 'match-upkeep',
  name: 'fail-lost-runs',
  description: 'Closes the runs whose job never came to an end.',
  schema: z.object({}),
})

export const WordMatchTips = defineJob({
  queue: 'match-words',
  name: 'word-match-tips',
  description: 'Has a language model put the tips of a result into better words.',
  schema: z.object({ resultId: z.uuid() }),
  attempts: 3,
  backoffMs: 30_000,
})

export const WordInsight = defineJob({
  queue: 'insight-words',
  name: 'word-insight',
  description:
    "Has a language model put a sentence on a donor's figures into better words.",
  /** `userId`: whose budget pays. */
  schema: z.object({ insightId: z.string().regex(/^[\w-]{1,64}$/), userId: z.uuid() }),
  attempts: 3,
  backoffMs: 2_000,
})

export const RemoveOldAnswers = defineJob({
  queue: 'match-upkeep',
  name: 'remove-old-answers',
  description: 'Takes away answers of the AI provider that were kept long enough.',
  schema: z.object({}),
})

export const ReviewEssay = defineJob({
  queue: 'essay',
  name: 'review-essay',
  description: 'Scores one version of an essay and stores what it found.',
  schema: z.object({ reviewId: z.uuid() }),
  attempts: 5,
})

export const FailLostReviews = defineJob({
  queue: 'essay-upkeep',
  name: 'fail-lost-reviews',
  description: 'Closes the essay reviews whose job never came to an end.',
  schema: z.object({}),
})

export const LookAfterEssayRequests = defineJob({
  queue: 'essay-upkeep',
  name: 'look-after-essay-requests',
  description: 'Ends requests that no mentor answered, and tells when feedback is late.',
  schema: z.object({}),
})

export const AnswerQuestion = defineJob({
  queue: 'mentor',
  name: 'answer-question',
  description: 'Has a mentor answer one question of a student.',
  schema: z.object({ replyId: z.uuid() }),
  attempts: 4,
})

export const FailLostReplies = defineJob({
  queue: 'mentor-upkeep',
  name: 'fail-lost-replies',
  description: 'Closes the replies of mentors whose job never came to an end.',
  schema: z.object({}),
})

export const jobDefinitions = [
  ComputeMatch,
  ComputeMatchAgain,
  MatchAgain,
  RemoveOldRuns,
  FailLostRuns,
  WordMatchTips,
  WordInsight,
  RemoveOldAnswers,
  ReviewEssay,
  FailLostReviews,
  LookAfterEssayRequests,
  AnswerQuestion,
  FailLostReplies,
] as const
