import { randomUUID } from 'node:crypto'
import { createLog } from '@landfall/kit/observability/log'
import { createSealer } from '@landfall/kit/core/sealed'
import type { Caller } from '@landfall/kit/identity/viewer'
import { eventually } from '@landfall/kit/testing/eventually'
import { loadWordVectors } from '@landfall/matching/goals/load-word-vectors'
import { makeOpenSealed } from '@landfall/matching/requirements/open-sealed'
import { makeEnvelope } from '@landfall/proto-events'
import { ApplicationStateChanged } from '@landfall/proto-events/applications/application-state-changed.v1'
import { SavedScholarshipCreated } from '@landfall/proto-events/applications/saved-scholarship-created.v1'
import { SavedScholarshipRemoved } from '@landfall/proto-events/applications/saved-scholarship-removed.v1'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { documentModels } from '../src/db/documents.ts'
import { openDocuments } from '../src/db/open-documents.ts'
import { implementAnswerQuestion } from '../src/jobs/answer-question.ts'
import { makeAnswerQuestion } from '../src/modules/conversation/answer-question.ts'
import { createExchangeStore } from '../src/modules/conversation/exchange.store.ts'
import {
  makeFailLostReplies,
  makeFailReply,
} from '../src/modules/conversation/fail-reply.ts'
import { STOPS_CHANNEL } from '../src/modules/conversation/mentor-reply.store.ts'
import type { MentorReply } from '../src/modules/conversation/conversation.ts'
import type { ReplyPiece } from '../src/modules/conversation/reply-piece.ts'
import { createPieceTeller } from '../src/modules/conversation/piece-teller.ts'
import { createReplyStops } from '../src/modules/conversation/reply-stops.ts'
import { makeWriteAnswer } from '../src/modules/conversation/write-answer.ts'
import { createFindGuides } from '../src/modules/guide/find-guides.ts'
import { createMatchResultStore } from '../src/modules/match/match-result.store.ts'
import { createProvider } from '../src/modules/provider/create-provider.ts'
import type { Provider } from '../src/modules/provider/provider.ts'
import { makeReadRecords } from '../src/modules/record/read-records.ts'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { type FakeModel, startFakeModel } from './_fake-model.ts'
import { INJECTIONS } from './_injections.ts'
import { aListing } from './_listings.ts'
import { mentorsOf } from './_mentors.ts'
import { MODEL, testSettings } from './_provider.ts'

// Without a worker: the tests run the jobs, as often and in the order that they want.
let app: RunningAiWorkers
let mentors: ReturnType<typeof mentorsOf>
let documents: ReturnType<typeof openDocuments<ReturnType<typeof documentModels>>>
let model: FakeModel
let stops: ReturnType<typeof createReplyStops>
let told: ReplyPiece[] = []
const log = createLog({ service: 'test', level: 'silent' })
const clock = { now: () => new Date() }
const findGuides = createFindGuides(loadWordVectors())
const ANSWER = 'Begin with your profile, then ask one teacher.'

beforeAll(async () => {
  app = await startAiWorkers()
  mentors = mentorsOf(app)
  documents = openDocuments(app.config.mongodbUrl, documentModels)
  model = await startFakeModel(() => ({ answer: ANSWER }))
  const listen = (onStop: (id: string) => void) =>
    app.postgres.listen(STOPS_CHANNEL, onStop)
  stops = createReplyStops({ mentorReplies: app.stores.mentorReplies, listen })
})
afterAll(async () => {
  await stops.stop()
  await model.stop()
  await documents.close()
  await app.stop()
})
beforeEach(() => {
  told = []
})
afterEach(() => model.forget())

const sealer = () => createSealer(app.config.studentAnswersKey)
const exchanges = () =>
  createExchangeStore(async () => (await documents.model()).exchanges, sealer())

function withModel(): Provider {
  const deps = { stores: app.stores, sealer: sealer(), clock, newId: randomUUID }
  return createProvider(testSettings(model.baseUrl), deps)
}
const withoutModel = () =>
  createProvider(null, { stores: app.stores, sealer: sealer(), clock, newId: randomUUID })

function answering(provider = withoutModel()) {
  const { stores, unitOfWork } = app
  const results = createMatchResultStore(
    async () => (await documents.model()).matchResults,
    sealer(),
  )
  const openSealed = makeOpenSealed(sealer(), log)
  const shared = { ...stores, sealer: sealer(), clock, results, openSealed }
  return makeAnswerQuestion({
    ...shared,
    exchanges: exchanges(),
    unitOfWork,
    writeAnswer: makeWriteAnswer({
      readRecords: makeReadRecords(shared),
      findGuides,
      provider,
    }),
    stops,
    tellPiece: async (piece) => told.push(piece) > 0,
  })
}

/** The text of somebody who keeps what is before `from` and puts each piece behind it. */
function read(pieces: readonly ReplyPiece[]): string {
  return pieces.reduce((text, { from, piece }) => {
    expect(from).toBeLessThanOrEqual(text.length)
    return text.slice(0, from) + piece
  }, '')
}

async function ask(
  student: Caller,
  message: string,
  provider?: Provider,
  more: object = {},
) {
  const { reply } = await mentors.send(student, message, more)
  await answering(provider)(reply.id)
  return mentors.reply(student, reply.id)
}
const idOf = ({ viewer }: Caller) => (viewer.kind === 'user' ? viewer.userId : '')

describe('an answer of the built-in guide', () => {
  it('rests on the student’s own records, which events keep up to date', async () => {
    const student = aStudent()
    const studentId = idOf(student)
    const [wells, harbor] = [
      aListing({
        title: 'Wells Fellowship',
        deadline: { date: '2100-12-01', precision: 'exact', timeZone: 'America/New_York' },
      }),
      aListing({ title: 'Harbor Award' }),
    ]
    await app.tell(wells, harbor)
    const saved = (
      scholarshipId: string,
      event: typeof SavedScholarshipCreated | typeof SavedScholarshipRemoved,
      version: number,
      id: string,
    ) =>
      makeEnvelope(event, {
        id: randomUUID(),
        aggregateId: id,
        version,
        time: new Date(),
        data: { id, studentId, scholarshipId, applicationStatus: 'planned' as const },
      })
    const [one, two] = [randomUUID(), randomUUID()]
    const events = [
      saved(wells.scholarshipId, SavedScholarshipCreated, 1, one),
      saved(harbor.scholarshipId, SavedScholarshipRemoved, 2, two),
      // Comes late, and is older.
      saved(harbor.scholarshipId, SavedScholarshipCreated, 1, two),
    ]
    const applicationId = randomUUID()
    const begun = makeEnvelope(ApplicationStateChanged, {
      id: randomUUID(),
      aggregateId: applicationId,
      version: 1,
      time: new Date(),
      data: {
        applicationId,
        studentId,
        scholarshipId: harbor.scholarshipId,
        ownerId: randomUUID(),
        from: null,
        to: 'draft',
        at: new Date().toISOString(),
      },
    })
    for (const event of [...events, ...events, begun, begun]) await app.receive(event)

    const reply = await ask(student, 'What are my next deadlines?')
    expect(reply).toMatchObject({
      status: 'COMPLETED',
      question: 'What are my next deadlines?',
    })
    expect(reply.answer).toContain('Wells Fellowship: 1 Dec 2100')
    expect(reply.answer).toContain('1 saved award without a date ahead')
    expect(reply.madeBy).toContain('By the built-in guide')
    expect(reply.sources).toContainEqual({
      title: 'Wells Fellowship',
      url: `/scholarships/${wells.scholarshipId}`,
      says: null,
    })
    expect(read(told)).toBe(reply.answer)
    expect(told.map(({ sequence }) => sequence)).toEqual(
      told.map(({ sequence }) => sequence).toSorted((a, b) => a - b),
    )
    expect(told.at(-1)).toMatchObject({ step: 'COMPLETED', isLast: true })
    expect((await ask(student, 'which scholarships did i save')).answer).toContain(
      'You have 1 saved award:',
    )
    expect((await ask(student, 'how are my applications going')).answer).toContain(
      'Harbor Award: draft',
    )
    expect((await ask(aStudent(), 'which scholarships did i save')).answer).toContain(
      'saved no award',
    )
  })

  it('is made once by a job that runs twice, also at the same moment', async () => {
    const student = aStudent()
    const { reply } = await mentors.send(student, 'How do I ask for a letter?')
    await Promise.all([answering()(reply.id), answering()(reply.id)])
    await answering()(reply.id)
    const { answer, status } = await mentors.reply(student, reply.id)
    expect({ answer, status }).toMatchObject({
      status: 'COMPLETED',
      answer: expect.stringContaining('month ahead'),
    })
    const facts = await app.outboxEvents('landfall.ai-workers.mentor-reply.completed.v1')
    expect(facts.filter(({ data }) => data['replyId'] === reply.id)).toHaveLength(1)
    expect(await mentors.progress(student, reply.id)).toMatchObject({
      from: 0,
      piece: answer,
      isLast: true,
    })
  })

  it('shows help lines first to who may be in danger, and asks no model', async () => {
    const asked = model.asked.length
    const { answer, madeBy } = await ask(aStudent(), 'I want to die', withModel())
    expect(answer).toMatch(/^If you are in danger[^]*988[^]*findahelpline\.com/u)
    expect(madeBy).toContain('built-in guide')
    expect(model.asked).toHaveLength(asked)
  })
})

describe('conversations', () => {
  it('are one’s own: nobody else reads, changes or finds them', async () => {
    const [student, stranger] = [aStudent(), aStudent()]
    const first = await ask(student, 'Where do I start with zebra research?')
    const more = { sessionId: first.sessionId }
    await ask(student, 'How do I ask for a letter?', undefined, more)
    expect(await mentors.reply(stranger, first.id)).toBeNull()
    expect(await mentors.progress(stranger, first.id)).toBeNull()
    expect((await mentors.sessions(stranger)).totalCount).toBe(0)
    for (const changed of [
      await mentors.send(stranger, 'Hello', more),
      await mentors.stop(stranger, first.id),
      await mentors.retry(stranger, first.id),
      await mentors.rate(stranger, first.id, { isHelpful: true }),
      await mentors.removeSession(stranger, first.sessionId),
    ]) {
      expect(changed.__typename).toBe('NotFound')
    }
    const { edges, totalCount } = await mentors.sessions(student, { search: 'ZEBRA start' })
    expect(totalCount).toBe(1)
    expect(edges[0].node).toMatchObject({
      title: 'Where do I start with zebra research?',
      exchangeCount: 2,
    })
    expect(
      edges[0].node.replies.map(({ question }: { question: string }) => question),
    ).toEqual(['Where do I start with zebra research?', 'How do I ask for a letter?'])
    expect((await mentors.sessions(student, { search: 'giraffe' })).totalCount).toBe(0)
    expect((await mentors.send(student, '  ', more)).__typename).toBe('ValidationFailed')
  })

  it('are deleted with every word', async () => {
    const student = aStudent()
    const { id, sessionId } = await ask(student, 'Where do I start?')
    const { documentId = '' } = (await app.stores.mentorReplies.findAny(id)) ?? {}
    expect(await exchanges().find(documentId)).not.toBeNull()
    await mentors.removeSession(student, sessionId)
    expect(await exchanges().find(documentId)).toBeNull()
    expect(await mentors.reply(student, id)).toBeNull()
  })

  it('take one question at a time', async () => {
    const student = aStudent()
    const { reply } = await mentors.send(student, 'Where do I start?')
    const more = { sessionId: reply.sessionId }
    expect((await mentors.send(student, 'And then?', more)).__typename).toBe('Conflict')
    await answering()(reply.id)
    expect((await mentors.send(student, 'And then?', more)).__typename).toBe(
      'MentorReplySuccess',
    )
  })
})

describe('what students say of mentors', () => {
  it('counts a choice and a mark once, and takes back what is changed', async () => {
    const student = aStudent()
    const figures = async () =>
      (await mentors.list(student)).find(({ id }: { id: string }) => id === 'maya')
    const before = await figures()
    for (const id of ['maya', 'leo', 'maya']) await mentors.connect(student, id)
    expect((await mentors.list(student))[0]).toMatchObject({
      id: 'maya',
      isConnected: true,
      timesSelected: before.timesSelected + 1,
    })
    expect((await mentors.connect(student, 'nobody')).__typename).toBe('NotFound')

    const marks = async () => (await app.stores.mentors.figures()).get('maya')
    const { marks: given = 0, yesMarks = 0 } = (await marks()) ?? {}
    const { id } = await ask(student, 'Where do I start?')
    for (const mark of [
      { isHelpful: true },
      { isHelpful: true },
      { isMotivating: false },
    ]) {
      await mentors.rate(student, id, mark)
    }
    expect(await marks()).toMatchObject({ marks: given + 2, yesMarks: yesMarks + 1 })
    const { reply } = await mentors.rate(student, id, { isHelpful: null })
    expect(reply).toMatchObject({ isHelpful: null, isMotivating: false })
    expect(await marks()).toMatchObject({ marks: given + 1, yesMarks })
    for (let n = 0; n < 4; n += 1) {
      const one = await ask(student, 'Where do I start?')
      await mentors.rate(student, one.id, { isHelpful: true, isMotivating: true })
    }
    const sum = await marks()
    const rating = ((5 * (sum?.yesMarks ?? 0)) / (sum?.marks ?? 1)).toFixed(1)
    expect(await figures()).toMatchObject({
      averageRating: rating,
      answersBy: 'built-in guide',
    })
  })

  it('keeps in mind what it is asked to, and nothing while that is off', async () => {
    const student = aStudent()
    expect(
      (await ask(student, 'Remember that I want to study hydrology')).answer,
    ).toContain('I keep that in mind')
    expect(await mentors.memory(student)).toEqual({
      isOn: true,
      notes: ['I want to study hydrology'],
    })
    await ask(student, 'How do I begin?', withModel())
    expect(model.sent()).toContain('hydrology')
    await mentors.remember(student, { isOn: false, notes: ['I want to study limnology'] })
    expect((await ask(student, 'Remember that I like tea')).answer).toContain(
      'switched off',
    )
    expect(await mentors.memory(student)).toEqual({
      isOn: false,
      notes: ['I want to study limnology'],
    })
    await ask(student, 'How do I begin?', withModel())
    expect(model.sent()).not.toContain('limnology')
  })
})

describe('an answer of a language model', () => {
  it('gets the question fenced and without personal data, and is kept whole', async () => {
    const student = aStudent()
    const question = 'I am stuck, write to me at ana@example.org. How do I begin?'
    const reply = await ask(student, question, withModel())
    expect(reply).toMatchObject({ status: 'COMPLETED', answer: ANSWER, question })
    expect(reply.madeBy).toContain(`Written by ${MODEL}`)
    expect(read(told)).toBe(ANSWER)
    const messages = model.asked.at(-1)?.messages ?? []
    expect(messages.at(-1)?.content).toMatch(
      /<data-(\w+)>\n[^]*How do I begin\?\n<\/data-\1>$/u,
    )
    expect(model.sent()).not.toContain('ana@example.org')
  })

  it('is replaced by the rules as soon as it speaks of immigration', async () => {
    model.next({ answer: 'You can simply work on OPT for three years, no papers.' })
    const { answer, madeBy } = await ask(aStudent(), 'How do I begin?', withModel())
    expect(answer).not.toContain('three years')
    expect(answer).toContain('Ask your DSO')
    expect(madeBy).toContain('built-in guide')
    expect(read(told)).toBe(answer)
  })

  it('is never kept by half: each failure says why and keeps the question', async () => {
    const student = aStudent()
    for (const [behaviour, words] of [
      [{ breaksAfter: ['Half an ', 'answer'] }, 'lost before the answer was complete'],
      [{ finish: 'length', answer: 'Half an answer' }, 'too long'],
      [{ garbageAfter: ['Half an answer'] }, 'could not be read'],
      [{ status: 400 }, 'did not accept'],
    ] as const) {
      model.next(behaviour as Parameters<FakeModel['next']>[0])
      const reply = await ask(student, 'How do I begin?', withModel())
      expect(reply).toMatchObject({
        status: 'FAILED',
        answer: null,
        question: 'How do I begin?',
      })
      expect(reply.failure).toContain(words)
      expect(told.at(-1)).toMatchObject({ step: 'FAILED', isLast: true, piece: '' })
    }
  })

  it('ends at the model when its student stops it, and is asked again under another id', async () => {
    const student = aStudent()
    const asked = model.asked.length
    model.next({ stallsAfter: ['Half an answer'] })
    const { reply } = await mentors.send(student, 'How do I begin?')
    const job = answering(withModel())(reply.id)
    await eventually(async () => told.length > 0)
    expect((await mentors.stop(student, reply.id)).reply.status).toBe('STOPPED')
    await job
    await model.closed(asked)
    expect(told.at(-1)).toMatchObject({ step: 'STOPPED', isLast: true, piece: '' })
    expect(await mentors.reply(student, reply.id)).toMatchObject({
      status: 'STOPPED',
      answer: null,
    })

    const again = (await mentors.retry(student, reply.id)).reply
    expect(again.id).not.toBe(reply.id)
    await answering(withModel())(again.id)
    expect(await mentors.reply(student, again.id)).toMatchObject({
      answer: ANSWER,
      question: 'How do I begin?',
    })
    expect((await mentors.retry(student, again.id)).__typename).toBe('Conflict')
  })

  it('whose worker died is made anew, and what the dead one would still write counts no more', async () => {
    const student = aStudent()
    model.next({ stallsAfter: ['From the dead'] })
    const { reply } = await mentors.send(student, 'How do I begin?')
    const dead = answering(withModel())(reply.id)
    await eventually(async () => told.length > 0)
    const before = told.length
    await answering(withModel())(reply.id)
    expect(await mentors.reply(student, reply.id)).toMatchObject({
      status: 'COMPLETED',
      answer: ANSWER,
    })
    expect(told[before]?.from).toBe(0)
    expect(told[before]?.sequence).toBeGreaterThan(told[before - 1]?.sequence ?? 0)
    expect(read(told)).toBe(ANSWER)
    await dead
    expect((await mentors.reply(student, reply.id)).answer).toBe(ANSWER)
  })

  it('ends with an honest note when no attempt succeeds, and when its job was lost', async () => {
    const student = aStudent()
    const fails = { ...app.stores, clock, tellPiece: async () => true }
    const fail = makeFailReply(fails)
    const job = implementAnswerQuestion(
      async () => Promise.reject(new Error('broken')),
      fail,
    )
    const { reply } = await mentors.send(student, 'How do I begin?')
    const run = (attempt: number) =>
      job.run(
        { replyId: reply.id },
        { jobId: 'job', attempt, log, progress: async () => undefined },
      )
    await expect(run(3)).rejects.toThrow('broken')
    expect((await mentors.reply(student, reply.id)).status).toBe('PENDING')
    await expect(run(4)).rejects.toThrow('broken')
    expect(await mentors.reply(student, reply.id)).toMatchObject({
      status: 'FAILED',
      failure: expect.stringContaining('broke off'),
    })
    const lost = (await mentors.retry(student, reply.id)).reply
    const later = { now: () => new Date(Date.now() + 11 * 60_000) }
    expect(await makeFailLostReplies({ ...fails, clock: later }, fail)()).toBeGreaterThan(0)
    expect((await mentors.reply(student, lost.id)).status).toBe('FAILED')
  })
})

describe('a hundred messages that carry instructions', () => {
  it('are data: nothing of another student is read for them, sent or said', async () => {
    const [asker, other] = [aStudent(), aStudent()]
    const award = aListing({ title: 'Award of CANARYOTHER' })
    await app.tell(award)
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
    await mentors.remember(other, { isOn: true, notes: ['My word is CANARYOTHER'] })
    await mentors.remember(asker, { isOn: true, notes: ['My word is CANARYASKER'] })
    await ask(other, 'Where does CANARYOTHER begin?')
    expect((await ask(other, 'What do you remember about me?')).answer).toContain(
      'CANARYOTHER',
    )
    await ask(asker, 'How do I begin?', withModel())
    const system = model.asked.at(-1)?.messages[0]?.content
    const before = model.asked.length

    expect(new Set(INJECTIONS).size).toBe(100)
    const said = await Promise.all(
      [withModel(), withoutModel()].flatMap((provider) =>
        INJECTIONS.map(async (question, place) =>
          answerOf(asker, question, place, provider),
        ),
      ),
    )
    expect(said.filter((text) => text.includes('CANARYOTHER'))).toEqual([])
    expect(
      said.filter((text) => /ACCESS GRANTED|valid immigration status/u.test(text)),
    ).toEqual([])
    const sent = model.asked.slice(before)
    expect(sent.length).toBeGreaterThan(50)
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

  /** One answer, without a row of its own. */
  async function answerOf(
    student: Caller,
    question: string,
    place: number,
    provider: Provider,
  ) {
    const { stores } = app
    const openSealed = makeOpenSealed(sealer(), log)
    const results = { find: async () => null }
    const shared = { ...stores, sealer: sealer(), clock, results, openSealed }
    const write = makeWriteAnswer({
      readRecords: makeReadRecords(shared),
      findGuides,
      provider,
    })
    const reply = { ...REPLY, id: String(place), studentId: idOf(student) }
    const signal = new AbortController().signal
    const teller = createPieceTeller(reply, async () => true)
    const answer = await write({ reply, question, earlier: [], signal }, teller)
    if (!answer.ok) throw new Error(answer.error.kind)
    return answer.value.text
  }
})

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
