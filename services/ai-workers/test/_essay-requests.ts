import { randomUUID } from 'node:crypto'
import type { Clock } from '@landfall/kit/core/clock'
import type { Caller } from '@landfall/kit/identity/viewer'
import { makeEnvelope } from '@landfall/proto-events'
import { SuspensionChanged } from '@landfall/proto-events/identity/suspension-changed.v1'
import { MentorEssaysChanged } from '@landfall/proto-events/mentoring/mentor-essays-changed.v1'
import { MentorStatusChanged } from '@landfall/proto-events/mentoring/mentor-status-changed.v1'
import { makeLookAfterRequests } from '../src/modules/essay-request/look-after-requests.ts'
import { aStudent, type RunningAiWorkers } from './_app.ts'
import { essaysOf } from './_essays.ts'

export const userIdOf = ({ viewer }: Caller) =>
  viewer.kind === 'user' ? viewer.userId : ''

const PROBLEM = `... on Problem { code message } ... on ValidationFailed { errors { path message } }`
const REQUEST = `id reviewId status isViewerMentor mentor { id } studentName wish expiresAt dueAt isHelpful
  essay { title essayType version wordCount prompt content }
  feedback { overall score remarks { from to quote remark } savedAt }`

const MUTATIONS = {
  askForEssayFeedback: 'AskForEssayFeedbackInput',
  answerEssayRequest: 'AnswerEssayRequestInput',
  withdrawEssayRequest: 'EssayRequestIdInput',
  saveEssayFeedbackDraft: 'EssayFeedbackInput',
  sendEssayFeedback: 'EssayFeedbackInput',
  markEssayFeedback: 'MarkEssayFeedbackInput',
} as const

/** What students and mentors do with requests in a running service. */
export function requestsOf(app: RunningAiWorkers, clock: Clock) {
  const essays = essaysOf(app)
  const heard = (id: string, version: number) => ({
    id: randomUUID(),
    aggregateId: id,
    version,
    time: clock.now(),
  })
  const requests = {
    essays,
    lookAfter: makeLookAfterRequests({ unitOfWork: app.unitOfWork, clock }),

    /** Runs one mutation; returns its result, whatever it is. */
    async run(by: Caller, name: keyof typeof MUTATIONS, input: object) {
      const document = `mutation ($input: ${MUTATIONS[name]}!) {
        answer: ${name}(input: $input) { __typename ... on EssayRequestSaved { request { ${REQUEST} } } ${PROBLEM} } }`
      return (await app.ask(by, document, { input })).answer
    },
    async open(by: Caller, id: string) {
      const document = `query ($id: ID!) { essayRequest(id: $id) { ${REQUEST} } }`
      return (await app.ask(by, document, { id })).essayRequest
    },
    async list(by: Caller, side: 'STUDENT' | 'MENTOR'): Promise<string[]> {
      const document = `query ($side: EssayRequestSide) { essayRequests(side: $side) { totalCount edges { node { id } } } }`
      const { essayRequests } = await app.ask(by, document, { side })
      return essayRequests.edges.map(({ node }: { node: { id: string } }) => node.id)
    },
    async offered(by: Caller): Promise<{ id: string; freePlaces: number }[]> {
      return (await app.ask(by, '{ essayMentors { id freePlaces } }')).essayMentors
    },

    /** An essay whose automatic review is done, as its worker would leave it. */
    async reviewedEssay(student: Caller, input: object = {}): Promise<string> {
      const { review } = await essays.submit(student, input)
      const end = { resultId: randomUUID(), aiScore: 60, finishedAt: clock.now() }
      await app.stores.essayReviews.finish(review.id, end)
      return review.id
    },
    ask: (student: Caller, o: { reviewId: string; mentor: Caller }, more: object = {}) =>
      requests.run(student, 'askForEssayFeedback', {
        reviewId: o.reviewId,
        mentorId: userIdOf(o.mentor),
        firstName: 'Yessenia',
        wish: 'Is my opening clear?',
        ...more,
      }),

    /** The events of mentoring and identity about a mentor; each arrives twice. */
    async deliverPlaces(mentor: Caller, places: number, version: number) {
      const mentorId = userIdOf(mentor)
      const event = makeEnvelope(MentorEssaysChanged, {
        ...heard(mentorId, version),
        data: { mentorId, places },
      })
      for (const _twice of [1, 2]) await app.receive(event)
    },
    async deliverStatus(mentor: Caller, isMentor: boolean, version: number) {
      const mentorId = userIdOf(mentor)
      const event = makeEnvelope(MentorStatusChanged, {
        ...heard(mentorId, version),
        data: { mentorId, isMentor },
      })
      for (const _twice of [1, 2]) await app.receive(event)
    },
    async deliverSuspension(person: Caller, isSuspended: boolean, version: number) {
      const userId = userIdOf(person)
      const event = makeEnvelope(SuspensionChanged, {
        ...heard(userId, version),
        data: { userId, isSuspended },
      })
      for (const _twice of [1, 2]) await app.receive(event)
    },

    /** A person whom mentoring's events have made a mentor. */
    async aMentor(places = 5): Promise<Caller> {
      const mentor = aStudent()
      await requests.deliverPlaces(mentor, places, 1)
      return mentor
    },
    /** A request to a mentor of its own. */
    async aRequest(o: { accepted?: boolean; student?: Caller; mentor?: Caller } = {}) {
      const student = o.student ?? aStudent()
      const mentor = o.mentor ?? (await requests.aMentor())
      const reviewId = await requests.reviewedEssay(student, { prompt: 'Why you?' })
      const { request } = await requests.ask(student, { reviewId, mentor })
      const { id } = request as { id: string }
      if (o.accepted) await requests.run(mentor, 'answerEssayRequest', { id, accept: true })
      return { student, mentor, reviewId, id }
    },

    /** Titles of the notices to a person. */
    async noticesFor(person: Caller): Promise<string[]> {
      const notices = await app.outboxEvents('landfall.ai-workers.notice.requested.v1')
      return notices
        .filter(({ data }) => data['userId'] === userIdOf(person))
        .map(({ data }) => String(data['title']))
    },
  }
  return requests
}
