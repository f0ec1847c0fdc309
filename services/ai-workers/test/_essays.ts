import { eventually } from '@landfall/kit/testing/eventually'
import type { Caller } from '@landfall/kit/identity/viewer'
import type { RunningAiWorkers } from './_app.ts'

const REVIEW = /* GraphQL */ `
  id essayId version studentId essayType title content prompt askedTopics specificFeedback wordLimit
  targetScholarship { id } aiUse status failure overallScore
  result {
    summary madeBy warning wordCount
    criteria { code label score weight reason isAskedFor }
    points { key kind criterion text quotes { from to quote } }
  }
  versions { id version status overallScore }
  earlierPoints { key criterion text isMet }
`
const PROBLEM = /* GraphQL */ `
  ... on Problem { code message }
  ... on ValidationFailed { errors { path message } }
  ... on TooManyRequests { retryAfterSeconds }
`
const submitMutation = `mutation ($input: SubmitEssayInput!) {
  submitEssay(input: $input) { __typename ... on EssayReviewSuccess { review { ${REVIEW} } } ${PROBLEM} }
}`
const reviseMutation = `mutation ($input: ReviseEssayInput!) {
  reviseEssay(input: $input) { __typename ... on EssayReviewSuccess { review { ${REVIEW} } } ${PROBLEM} }
}`
const deleteMutation = `mutation ($input: EssayReviewIdInput!) {
  deleteEssay(input: $input) { __typename ... on DeletedEssay { id essayId } ... on Problem { code message } }
}`
const reviewQuery = `query ($id: ID!) {
  essayReview(id: $id) { ${REVIEW} }
  essayProgress(reviewId: $id) { reviewId sequence step label percent isLast }
}`

export const CONTENT = `Forty-one chairs, and nobody on them. That was my first meeting for the library of Puerto Lempira in June 2021.

I have always wanted to make a difference. My grandmother Elsa laughed when I told her. "Invite one," she said, and I invited Yessenia.

In the first year we lent 612 books. I hope to begin again at my university, because I learned to find the first one.`

const ESSAY = { essayType: 'scholarship', title: 'The library', content: CONTENT }

/** What students do with essays in a running service. */
export function essaysOf(app: RunningAiWorkers) {
  const essays = {
    async submit(caller: Caller, input: object = {}) {
      const variables = { input: { ...ESSAY, ...input } }
      return (await app.ask(caller, submitMutation, variables)).submitEssay
    },
    async revise(caller: Caller, id: string, input: object = {}) {
      const variables = { input: { id, ...input } }
      return (await app.ask(caller, reviseMutation, variables)).reviseEssay
    },
    async remove(caller: Caller, id: string) {
      return (await app.ask(caller, deleteMutation, { input: { id } })).deleteEssay
    },
    /** The review, and how far it is. */
    open: (caller: Caller, id: string) => app.ask(caller, reviewQuery, { id }),
    async list(caller: Caller, variables: object = {}) {
      const query = `query ($essayType: EssayType, $first: Int, $after: String) {
        essayReviews(essayType: $essayType, first: $first, after: $after) {
          totalCount pageInfo { hasNextPage endCursor } edges { node { id version title } }
        }
      }`
      return (await app.ask(caller, query, { ...variables })).essayReviews
    },
    /** A worker's first essay waits for the grammar checker, which takes long on a busy machine. */
    async warmUp(caller: Caller) {
      const { review } = await essays.submit(caller)
      await essays.reviewed(caller, review.id, 100_000)
    },
    /** The review once it is over. */
    async reviewed(caller: Caller, id: string, timeoutMs = 60_000) {
      return eventually(
        async () => {
          const { essayReview } = await essays.open(caller, id)
          return ['COMPLETED', 'FAILED'].includes(essayReview.status) && essayReview
        },
        { timeoutMs },
      )
    },
    events: () => app.outboxEvents('landfall.ai-workers.essay-review.completed.v1'),
  }
  return essays
}
