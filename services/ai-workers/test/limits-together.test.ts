import { afterAll, beforeAll, expect, it } from 'vitest'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { essaysOf } from './_essays.ts'
import { mentorsOf } from './_mentors.ts'

let app: RunningAiWorkers
beforeAll(async () => {
  app = await startAiWorkers({ essaysPerHour: 3, messagesPerHour: 3 })
})
afterAll(() => app.stop())

type Answer = { __typename: string; code?: string }

async function atOnce(act: () => Promise<Answer>) {
  const answers = await Promise.all(Array.from({ length: 10 }, act))
  return answers.filter(({ code }) => code !== 'TOO_MANY_REQUESTS').length
}

it('no more essays than a limit allows pass it together', async () => {
  const student = aStudent()
  let title = 0
  const submit = () =>
    essaysOf(app).submit(student, { title: `Essay ${(title += 1)}` }) as Promise<Answer>
  expect(await atOnce(submit)).toBe(3)
})

it('no more questions to mentors than a limit allows pass it together', async () => {
  const student = aStudent()
  const send = () => mentorsOf(app).send(student, 'Where do I begin?') as Promise<Answer>
  expect(await atOnce(send)).toBe(3)
})
