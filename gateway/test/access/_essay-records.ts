import type { Site } from '../_asked-platform.ts'
import { lazy } from './_lazy.ts'
import type { People, Person } from './_people.ts'

type Row = Record<string, unknown>
type Tools = {
  graph: (by: Person, document: string, variables: Row) => Promise<Row>
  newEssay: () => Promise<string>
  mentor: () => Promise<string>
}

const REQUEST = '__typename ... on EssayRequestSaved { request { id } }'
const DOCUMENTS = {
  ask: `mutation ($input: AskForEssayFeedbackInput!) { answer: askForEssayFeedback(input: $input) { ${REQUEST} } }`,
  accept: `mutation ($input: AnswerEssayRequestInput!) { answer: answerEssayRequest(input: $input) { ${REQUEST} } }`,
  send: `mutation ($input: EssayFeedbackInput!) { answer: sendEssayFeedback(input: $input) { ${REQUEST} } }`,
}

export const essayForm = (mark: string) => ({
  essayType: 'scholarship',
  title: `Wells ${mark}`,
  content: `In 2019 the pump of Kisasi broke, and I opened it with a borrowed wrench. ${mark}`,
})

export const feedbackForm = () => ({
  overall: 'The pump is alive on the page. Say sooner what you learned from it.',
  score: 80,
  remarks: [{ from: 0, to: 8, remark: 'Good: a year at once.' }],
})

/** The student's essays, and requests to the moderator, who is also a mentor, to read them. */
export function makeEssayRecords(
  site: Site,
  { student, moderator }: People,
  { graph, newEssay, mentor }: Tools,
) {
  const { pool } = site.databases['ai-workers']
  /** A reviewed essay as its worker would leave it. */
  const nextReviewed = async () => {
    const id = await newEssay()
    await pool.query(
      `update essay_reviews set status = 'completed', ai_score = 50, finished_at = now() where id = $1`,
      [id],
    )
    return id
  }
  /** The mentor as mentoring would have published them. */
  const essayMentor = lazy(async () => {
    const id = await mentor()
    await pool.query(
      `insert into essay_mentors (mentor_id, places, places_version) values ($1, 1000, 1)
       on conflict do nothing`,
      [id],
    )
    return id
  })
  /** Requested long ago, so that no month reaches its limit. */
  const nextRequest = async () => {
    const input = {
      reviewId: await nextReviewed(),
      mentorId: await essayMentor(),
      firstName: 'Ada',
      wish: `Is the opening clear? ${student.mark}`,
    }
    const { request } = await graph(student, DOCUMENTS.ask, { input })
    const { id } = request as { id: string }
    await pool.query(
      `update essay_requests set requested_at = '2000-01-01' where id = $1`,
      [id],
    )
    return id
  }
  const nextTaken = async () => {
    const id = await nextRequest()
    await graph(moderator, DOCUMENTS.accept, { input: { id, accept: true } })
    return id
  }
  return {
    essayMentor,
    reviewedEssay: lazy(nextReviewed),
    essayRequest: lazy(nextRequest),
    takenEssay: lazy(nextTaken),
    essayFeedback: lazy(async () => {
      const id = await nextTaken()
      await graph(moderator, DOCUMENTS.send, { input: { id, ...feedbackForm() } })
      return id
    }),
  }
}
