import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { essaysOf } from './_essays.ts'
import { mentorsOf } from './_mentors.ts'

let app: RunningAiWorkers
let now = new Date('2026-11-23T09:00:00Z')
const clock = { now: () => now }
beforeAll(async () => {
  app = await startAiWorkers({ essaysPerHour: 3, messagesPerHour: 3 }, { clock })
})
afterAll(() => app.stop())

type Answer = { __typename: string; code?: string }

async function atOnce(act: () => Promise<Answer>) {
  const answers = await Promise.all(Array.from({ length: 10 }, act))
  return answers.filter(({ code }) => code !== 'TOO_MANY_REQUESTS').length
}

it('essays that come together do not pass the limit', async () => {
  const student = aStudent()
  let title = 0
  const submit = () =>
    essaysOf(app).submit(student, { title: `Essay ${(title += 1)}` }) as Promise<Answer>
  expect(await atOnce(submit)).toBe(3)
})

it('questions to mentors that come together do not pass the limit', async () => {
  const student = aStudent()
  const send = () => mentorsOf(app).send(student, 'Where do I begin?') as Promise<Answer>
  expect(await atOnce(send)).toBe(3)
})

const passHour = () => (now = new Date(now.getTime() + 3_600_000))

describe('what was deleted counts on for the hour', () => {
  const refused = { __typename: 'TooManyRequests' }

  it('of essays', async () => {
    const [student, essays] = [aStudent(), essaysOf(app)]
    for (let count = 0; count < 3; count += 1) {
      const { review } = await essays.submit(student)
      await essays.remove(student, review.id)
    }
    expect(await essays.submit(student)).toMatchObject(refused)
    passHour()
    expect((await essays.submit(student)).__typename).toBe('EssayReviewSuccess')
  })

  it('of questions to mentors', async () => {
    const [student, mentors] = [aStudent(), mentorsOf(app)]
    for (let count = 0; count < 3; count += 1) {
      const { reply } = await mentors.send(student, 'Where do I begin?')
      await mentors.removeSession(student, reply.sessionId)
    }
    expect(await mentors.send(student, 'Where do I begin?')).toMatchObject(refused)
    passHour()
    const again = await mentors.send(student, 'Where do I begin?')
    expect(again.__typename).toBe('MentorReplySuccess')
  })
})

describe('what is asked for again counts like the first time', () => {
  it('of questions that were stopped', async () => {
    const [student, mentors] = [aStudent(), mentorsOf(app)]
    const { reply } = await mentors.send(student, 'Where do I begin?')
    let { id } = reply
    for (let count = 1; count < 3; count += 1) {
      await mentors.stop(student, id)
      id = (await mentors.retry(student, id)).reply.id
    }
    await mentors.stop(student, id)
    expect(await mentors.retry(student, id)).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect((await mentors.reply(student, id)).status).toBe('STOPPED')
  })

  it('of essays whose review failed', async () => {
    const [student, essays] = [aStudent(), essaysOf(app)]
    const { review } = await essays.submit(student)
    const again = async () => {
      const failing = "update essay_reviews set status = 'failed' where id = $1"
      await app.postgres.pool.query(failing, [review.id])
      return essays.revise(student, review.id, { title: 'The library' })
    }
    await again()
    await again()
    expect(await again()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    const { essayReview } = await essays.open(student, review.id)
    expect(essayReview.status).toBe('FAILED')
  })
})
