import { randomUUID } from 'node:crypto'
import type { Caller } from '@landfall/kit/identity/viewer'
import { eventually } from '@landfall/kit/testing/eventually'
import { someOf } from '@landfall/kit/testing/breadth'
import { makeEnvelope } from '@landfall/proto-events'
import { SavedScholarshipCreated } from '@landfall/proto-events/applications/saved-scholarship-created.v1'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { implementAnswerQuestion } from '../src/jobs/answer-question.ts'
import type { MentorReply } from '../src/modules/conversation/conversation.ts'
import {
  makeFailLostReplies,
  makeFailReply,
} from '../src/modules/conversation/fail-reply.ts'
import { createPiecePublisher } from '../src/modules/conversation/piece-publisher.ts'
import type { Provider } from '../src/modules/provider/provider.ts'
import {
  type Answering,
  ANSWER,
  clock,
  idOf,
  log,
  read,
  startAnswering,
} from './_answering.ts'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import type { FakeModel } from './_fake-model.ts'
import { INJECTIONS } from './_injections.ts'
import { PLANTED, personalDataIn } from './_personal-data.ts'
import { aListing } from './_listings.ts'
import { MODEL } from './_provider.ts'

let app: RunningAiWorkers
let on: Answering

beforeAll(async () => {
  app = await startAiWorkers()
  on = await startAnswering(app)
})
afterAll(async () => {
  await on.stop()
  await app.stop()
})
beforeEach(() => {
  on.pieces.length = 0
})
afterEach(() => on.model.forget())

describe('an answer of a language model', () => {
  it('gets the question fenced and without personal data, and is kept whole', async () => {
    const student = aStudent()
    const question = 'I am stuck, write to me at ana@example.org. How do I begin?'
    const reply = await on.ask(student, question, on.withModel)
    expect(reply).toMatchObject({ status: 'COMPLETED', answer: ANSWER, question })
    expect(reply.madeBy).toContain(`Written by ${MODEL}`)
    expect(read(on.pieces)).toBe(ANSWER)
    const messages = on.model.asked.at(-1)?.messages ?? []
    expect(messages.at(-1)?.content).toMatch(
      /<data-(\w+)>\n[^]*How do I begin\?\n<\/data-\1>$/u,
    )
    expect(on.model.sent()).not.toContain('ana@example.org')
  })

  it('rests on records and on earlier words without personal data in any of them', async () => {
    const student = aStudent()
    await on.mentors.remember(student, { isOn: true, notes: [...PLANTED] })
    const sent = on.model.asked.length
    for (const words of PLANTED)
      await on.ask(student, `${words} How do I begin?`, on.withModel)
    // Questions about status are answered by rules; the others were sent, each with all the notes.
    const asked = on.model.asked.slice(sent)
    expect(asked.length).toBeGreaterThanOrEqual(3)
    for (const { messages } of asked) {
      const text = JSON.stringify(messages)
      expect(text).toContain('[PASSPORT_1]')
      expect(personalDataIn(text)).toEqual([])
    }
  })

  it('is replaced by the rules as soon as it speaks of immigration', async () => {
    on.model.next({ answer: 'You can simply work on OPT for three years, no papers.' })
    const { answer, madeBy } = await on.ask(aStudent(), 'How do I begin?', on.withModel)
    expect(answer).not.toContain('three years')
    expect(answer).toContain('Ask your DSO')
    expect(madeBy).toContain('built-in guide')
    expect(read(on.pieces)).toBe(answer)
  })

  it('is never kept in half: each failure says why and keeps the question', async () => {
    const student = aStudent()
    for (const [behavior, words] of [
      [{ breaksAfter: ['Half an ', 'answer'] }, 'lost before the answer was complete'],
      [{ finish: 'length', answer: 'Half an answer' }, 'too long'],
      [{ garbageAfter: ['Half an answer'] }, 'could not be read'],
      [{ status: 400 }, 'did not accept'],
    ] as const) {
      on.model.next(behavior as Parameters<FakeModel['next']>[0])
      const reply = await on.ask(student, 'How do I begin?', on.withModel)
      expect(reply).toMatchObject({
        status: 'FAILED',
        answer: null,
        question: 'How do I begin?',
      })
      expect(reply.failure).toContain(words)
      expect(on.pieces.at(-1)).toMatchObject({ step: 'FAILED', isLast: true, piece: '' })
    }
  })

  it('ends at the model when its student stops it, and a new try has another id', async () => {
    const student = aStudent()
    const asked = on.model.asked.length
    on.model.next({ stallsAfter: ['Half an answer'] })
    const { reply } = await on.mentors.send(student, 'How do I begin?')
    const job = on.answerWithModel(reply.id)
    await eventually(async () => on.pieces.length > 0)
    expect((await on.mentors.stop(student, reply.id)).reply.status).toBe('STOPPED')
    await job
    await on.model.closed(asked)
    expect(on.pieces.at(-1)).toMatchObject({ step: 'STOPPED', isLast: true, piece: '' })
    expect(await on.mentors.reply(student, reply.id)).toMatchObject({
      status: 'STOPPED',
      answer: null,
    })

    const again = (await on.mentors.retry(student, reply.id)).reply
    expect(again.id).not.toBe(reply.id)
    await on.answerWithModel(again.id)
    expect(await on.mentors.reply(student, again.id)).toMatchObject({
      answer: ANSWER,
      question: 'How do I begin?',
    })
    expect((await on.mentors.retry(student, again.id)).__typename).toBe('Conflict')
  })

  it('is made anew when its worker died, and what the dead one would still write no longer counts', async () => {
    const student = aStudent()
    on.model.next({ stallsAfter: ['From the dead'] })
    const { reply } = await on.mentors.send(student, 'How do I begin?')
    const dead = on.answerWithModel(reply.id)
    await eventually(async () => on.pieces.length > 0)
    const before = on.pieces.length
    await on.answerWithModel(reply.id)
    expect(await on.mentors.reply(student, reply.id)).toMatchObject({
      status: 'COMPLETED',
      answer: ANSWER,
    })
    expect(on.pieces[before]?.from).toBe(0)
    expect(on.pieces[before]?.sequence).toBeGreaterThan(
      on.pieces[before - 1]?.sequence ?? 0,
    )
    expect(read(on.pieces)).toBe(ANSWER)
    await dead
    expect((await on.mentors.reply(student, reply.id)).answer).toBe(ANSWER)
  })

  it('ends with an honest note when no attempt succeeds, and when its job was lost', async () => {
    const student = aStudent()
    const fails = { ...app.stores, clock, publishPiece: async () => true }
    const fail = makeFailReply(fails)
    const job = implementAnswerQuestion(
      async () => Promise.reject(new Error('broken')),
      fail,
    )
    const { reply } = await on.mentors.send(student, 'How do I begin?')
    const run = (attempt: number) =>
      job.run(
        { replyId: reply.id },
        { jobId: 'job', attempt, log, progress: async () => undefined },
      )
    await expect(run(3)).rejects.toThrow('broken')
    expect((await on.mentors.reply(student, reply.id)).status).toBe('PENDING')
    await expect(run(4)).rejects.toThrow('broken')
    expect(await on.mentors.reply(student, reply.id)).toMatchObject({
      status: 'FAILED',
      failure: expect.stringContaining('broke off'),
    })
    const lost = (await on.mentors.retry(student, reply.id)).reply
    const later = { now: () => new Date(Date.now() + 11 * 60_000) }
    expect(await makeFailLostReplies({ ...fails, clock: later }, fail)()).toBeGreaterThan(0)
    expect((await on.mentors.reply(student, lost.id)).status).toBe('FAILED')
  })
})

describe('a hundred messages that carry instructions', () => {
  it('are data: nothing of another student is read for them, sent or said', async () => {
    const [asker, other] = [aStudent(), aStudent()]
    const award = aListing({ title: 'Award of CANARYOTHER' })
    await app.storeListings(award)
    const id = randomUUID()
    const data = {
      id,
      studentId: idOf(other),
      scholarshipId: award.scholarshipId,
      applicationStatus: 'planned' as const,
    }
    const envelope = {
      id: randomUUID(),
      aggregateId: id,
      version: 1,
      time: new Date(),
      data,
    }
    await app.receive(makeEnvelope(SavedScholarshipCreated, envelope))
    await on.mentors.remember(other, { isOn: true, notes: ['My word is CANARYOTHER'] })
    await on.mentors.remember(asker, { isOn: true, notes: ['My word is CANARYASKER'] })
    await on.ask(other, 'Where does CANARYOTHER begin?')
    expect((await on.ask(other, 'What do you remember about me?')).answer).toContain(
      'CANARYOTHER',
    )
    await on.ask(asker, 'How do I begin?', on.withModel)
    const system = on.model.asked.at(-1)?.messages[0]?.content
    const before = on.model.asked.length

    expect(new Set(INJECTIONS).size).toBe(100)
    const asked = someOf(INJECTIONS, 30)
    const said: string[] = []
    for (const provider of [on.withModel, on.withoutModel]) {
      // A few at a time, as a worker takes them: more would wait for its database connections.
      for (let from = 0; from < asked.length; from += AT_ONCE) {
        const answers = asked
          .slice(from, from + AT_ONCE)
          .map((question, place) => answerOf(asker, question, from + place, provider))
        said.push(...(await Promise.all(answers)))
      }
    }
    expect(said.filter((text) => text.includes('CANARYOTHER'))).toEqual([])
    expect(
      said.filter((text) => /ACCESS GRANTED|valid immigration status/u.test(text)),
    ).toEqual([])
    const sent = on.model.asked.slice(before)
    expect(sent.length).toBeGreaterThan(asked.length / 2)
    for (const { messages } of sent) {
      expect(JSON.stringify(messages)).not.toContain('CANARYOTHER')
      expect(
        messages.filter(({ role }) => role === 'system').map(({ content }) => content),
      ).toEqual([system])
      expect(messages.at(-1)?.content).toMatch(
        /^The student’s question:\n<data-(\w{16})>\n[^]*\n<\/data-\1>$/u,
      )
    }
  })
})

/** How many messages are answered at the same time. */
const AT_ONCE = 10

/** One answer, without a row of its own. */
async function answerOf(
  student: Caller,
  question: string,
  place: number,
  provider: Provider,
) {
  const reply = { ...REPLY, id: String(place), studentId: idOf(student) }
  const signal = new AbortController().signal
  const publisher = createPiecePublisher(reply, async () => true)
  const asked = { reply, question, earlier: [], signal }
  const answer = await on.writing(provider)(asked, publisher)
  if (!answer.ok) throw new Error(answer.error.kind)
  return answer.value.text
}

const REPLY: MentorReply = {
  id: '',
  sessionId: '',
  studentId: '',
  mentorId: 'maya',
  position: 1,
  context: 'general',
  status: 'answering',
  attempt: 1,
  documentId: '',
  madeBy: null,
  failure: null,
  askedAt: new Date(),
  finishedAt: null,
  isHelpful: null,
  isMotivating: null,
}
