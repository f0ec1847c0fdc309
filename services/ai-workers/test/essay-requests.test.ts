import { createSealer } from '@landfall/kit/core/sealed'
import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { rowsNaming } from '@landfall/kit/testing/rows-naming'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeWriteFeedback } from '../src/modules/essay-request/write-feedback.ts'
import { aStudent, type RunningAiWorkers, startAiWorkers } from './_app.ts'
import { CONTENT } from './_essays.ts'
import { requestsOf, userIdOf } from './_essay-requests.ts'

const OVERALL =
  'You make me see the chairs. Cut the second paragraph and end with Yessenia.'
const QUOTE = 'I have always wanted to make a difference.'
const FROM = CONTENT.indexOf(QUOTE)
const REMARK = { from: FROM, to: FROM + QUOTE.length, remark: 'Everybody writes this.' }

const now = new Date('2026-11-02T12:00:00Z')
const clock = { now: () => now }

let app: RunningAiWorkers
let on: ReturnType<typeof requestsOf>
beforeAll(async () => {
  app = await startAiWorkers({ essaysPerHour: 1_000 }, { clock })
  on = requestsOf(app, clock)
})
afterAll(() => app.stop())

describe('a request', () => {
  it('goes from the student to the mentor and back, each of them seeing their part alone', async () => {
    const { student, mentor, reviewId, id } = await on.aRequest()
    expect(await on.open(student, id)).toMatchObject({
      reviewId,
      status: 'REQUESTED',
      isViewerMentor: false,
      mentor: { id: userIdOf(mentor) },
      expiresAt: '2026-11-04T12:00:00.000Z',
      feedback: null,
    })
    const asked = await on.open(mentor, id)
    expect(asked).toMatchObject({
      reviewId: null,
      studentName: 'Yessenia',
      wish: 'Is my opening clear?',
      essay: { title: 'The library', essayType: 'SCHOLARSHIP', wordCount: 68 },
    })
    // Before they accept, mentors see nothing of the text.
    expect(JSON.stringify(asked)).not.toContain('chairs')
    expect(JSON.stringify(asked)).not.toContain(userIdOf(student))

    for (const _twice of [1, 2])
      expect(
        await on.run(mentor, 'answerEssayRequest', { id, accept: true }),
      ).toMatchObject({
        request: { status: 'ACCEPTED', dueAt: '2026-11-07T12:00:00.000Z' },
      })
    expect(await on.open(mentor, id)).toMatchObject({
      essay: { content: CONTENT, prompt: 'Why you?' },
    })
    const draft = { id, overall: 'You make me', remarks: [REMARK] }
    expect(await on.run(mentor, 'saveEssayFeedbackDraft', draft)).toMatchObject({
      request: { feedback: { overall: 'You make me', remarks: [{ quote: QUOTE }] } },
    })
    expect((await on.open(student, id)).feedback).toBeNull()

    const sent = { id, overall: OVERALL, score: 78, remarks: [REMARK] }
    expect(await on.run(mentor, 'sendEssayFeedback', sent)).toMatchObject({
      request: { status: 'COMPLETED' },
    })
    expect(await on.run(mentor, 'sendEssayFeedback', sent)).toMatchObject({
      code: 'CONFLICT',
    })
    const query = `query ($id: ID!) { essayReview(id: $id) { mentorRequests {
      status mentor { id } feedback { overall score remarks { quote remark } } } } }`
    const { essayReview } = await app.ask(student, query, { id: reviewId })
    expect(essayReview.mentorRequests).toEqual([
      {
        status: 'COMPLETED',
        mentor: { id: userIdOf(mentor) },
        feedback: {
          overall: OVERALL,
          score: 78,
          remarks: [{ quote: QUOTE, remark: REMARK.remark }],
        },
      },
    ])
    await on.run(student, 'markEssayFeedback', { id, isHelpful: true })
    expect(await on.open(mentor, id)).toMatchObject({
      isHelpful: true,
      essay: { content: CONTENT },
    })
    expect(await on.noticesFor(mentor)).toEqual(['A student asks you to read an essay'])
    expect(await on.noticesFor(student)).toEqual([
      'A mentor is reading your essay',
      'A mentor sent feedback on your essay',
    ])
    expect([await on.list(student, 'STUDENT'), await on.list(mentor, 'MENTOR')]).toEqual([
      [id],
      [id],
    ])
    expect([await on.list(student, 'MENTOR'), await on.list(mentor, 'STUDENT')]).toEqual([
      [],
      [],
    ])
  })

  it('is published as a tie of the two once it is accepted, and is stored sealed', async () => {
    const { student, mentor, id } = await on.aRequest({ accepted: true })
    await on.run(mentor, 'sendEssayFeedback', { id, overall: OVERALL, remarks: [REMARK] })
    const facts = await app.outboxEvents('landfall.ai-workers.essay-request.accepted.v1')
    expect(facts.at(-1)?.data).toEqual({
      requestId: id,
      studentId: userIdOf(student),
      mentorId: userIdOf(mentor),
      acceptedAt: now.toISOString(),
    })
    // The words of both sides are stored nowhere in the clear, not even in events; only the title is, in its own
    // table.
    const words = ['Yessenia', 'opening clear', 'Everybody writes', 'see the chairs', QUOTE]
    expect(await rowsNaming(app.postgres, words)).toEqual({})
    expect(Object.keys(await rowsNaming(app.postgres, ['The library']))).toEqual([
      'essay_reviews',
    ])
  })

  it.each([
    ['overall', { overall: 'Good.' }],
    ['score', { score: 101 }],
    ['to', { remarks: [{ ...REMARK, to: CONTENT.length + 1 }] }],
    ['to', { remarks: [{ ...REMARK, to: REMARK.from }] }],
    ['remark', { remarks: [{ ...REMARK, remark: ' ' }] }],
  ])('is not answered with a wrong %s', async (field, change) => {
    const { mentor, id } = await on.aRequest({ accepted: true })
    const input = { id, overall: OVERALL, ...change }
    const answer = await on.run(mentor, 'sendEssayFeedback', input)
    expect(answer.errors[0].path.at(-1)).toBe(field)
  })

  it('belongs to its two people: nobody else opens, answers or takes it back', async () => {
    const { student, mentor, id } = await on.aRequest()
    const other = aStudent()
    expect(await on.open(other, id)).toBeNull()
    for (const by of [other, student])
      expect(await on.run(by, 'answerEssayRequest', { id, accept: true })).toMatchObject({
        code: 'NOT_FOUND',
      })
    for (const by of [other, mentor])
      expect(await on.run(by, 'withdrawEssayRequest', { id })).toMatchObject({
        code: 'NOT_FOUND',
      })
    expect(
      await on.run(mentor, 'sendEssayFeedback', { id, overall: OVERALL }),
    ).toMatchObject({ code: 'CONFLICT' })
    expect(await on.run(testVisitor(), 'withdrawEssayRequest', { id })).toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
  })

  it('can be taken back until it is done: the mentor reads it no more, and their draft is gone', async () => {
    const { student, mentor, id } = await on.aRequest({ accepted: true })
    await on.run(mentor, 'saveEssayFeedbackDraft', { id, overall: 'You' })
    for (const _twice of [1, 2])
      expect(await on.run(student, 'withdrawEssayRequest', { id })).toMatchObject({
        request: { status: 'WITHDRAWN' },
      })
    expect(await on.open(mentor, id)).toMatchObject({
      studentName: null,
      wish: null,
      essay: null,
      feedback: null,
    })
    expect(await on.noticesFor(mentor)).toEqual([
      'A student asks you to read an essay',
      'A student took an essay back',
    ])
  })
})

describe('asking', () => {
  it('waits for the automatic review, and asks one mentor at a time about a version', async () => {
    const [student, mentor] = [aStudent(), await on.aMentor()]
    const { review } = await on.essays.submit(student)
    expect(await on.ask(student, { reviewId: review.id, mentor })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('automatic review'),
    })
    const reviewId = await on.reviewedEssay(student)
    expect(await on.ask(student, { reviewId, mentor })).toHaveProperty('request')
    expect(await on.ask(student, { reviewId, mentor })).toMatchObject({ code: 'CONFLICT' })
    expect(await on.ask(aStudent(), { reviewId, mentor })).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('needs a verified address, a name, and a mentor who is not oneself', async () => {
    const [student, mentor] = [aStudent(), await on.aMentor()]
    const reviewId = await on.reviewedEssay(student)
    const unverified = testCaller({ userId: userIdOf(student), isEmailVerified: false })
    expect(await on.ask(unverified, { reviewId, mentor })).toMatchObject({
      code: 'FORBIDDEN',
    })
    const donor = testCaller({ accountType: 'donor' })
    expect(await on.ask(donor, { reviewId, mentor })).toMatchObject({ code: 'FORBIDDEN' })
    const nameless = await on.ask(student, { reviewId, mentor }, { firstName: ' ' })
    expect(nameless.errors[0].path).toEqual(['firstName'])
    await on.deliverPlaces(student, 3, 1)
    const self = await on.ask(student, { reviewId, mentor: student })
    expect(self.errors[0].path).toEqual(['mentorId'])
    expect(await on.offered(student)).not.toContainEqual({
      id: userIdOf(student),
      freePlaces: 3,
    })
  })

  it('takes no more places than the mentor has, whoever asks at once', async () => {
    const mentor = await on.aMentor(2)
    const students = [aStudent(), aStudent(), aStudent(), aStudent()]
    const asked = await Promise.all(
      students.map(async (student) => ({
        student,
        reviewId: await on.reviewedEssay(student),
      })),
    )
    const answers = await Promise.all(
      asked.map(({ student, reviewId }) => on.ask(student, { reviewId, mentor })),
    )
    expect(answers.map(({ __typename: name }) => name).toSorted()).toEqual([
      'EssayRequestSaved',
      'EssayRequestSaved',
      'ValidationFailed',
      'ValidationFailed',
    ])
    const ids = async () => (await on.offered(aStudent())).map(({ id }) => id)
    expect(await ids()).not.toContain(userIdOf(mentor))
    const [id = ''] = await on.list(mentor, 'MENTOR')
    await on.run(mentor, 'answerEssayRequest', { id, accept: false })
    expect(await ids()).toContain(userIdOf(mentor))
  })

  it('is limited by the month: what nobody took does not count', async () => {
    const [student, mentor] = [aStudent(), await on.aMentor()]
    const ids: string[] = []
    for (const _each of [1, 2, 3]) ids.push((await on.aRequest({ student, mentor })).id)
    const reviewId = await on.reviewedEssay(student)
    expect(await on.ask(student, { reviewId, mentor })).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringContaining('3 essays a month'),
    })
    const [declined = '', withdrawn = ''] = ids
    await on.run(student, 'withdrawEssayRequest', { id: withdrawn })
    expect(await on.ask(student, { reviewId, mentor })).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
    await on.run(mentor, 'answerEssayRequest', { id: declined, accept: false })
    expect(await on.ask(student, { reviewId, mentor })).toHaveProperty('request')
  })
})

it('reading the text that feedback is about locks no request', async () => {
  const { mentor, id } = await on.aRequest({ accepted: true })
  let isHeld = false
  const reads: boolean[] = []
  const { saveDraft } = makeWriteFeedback({
    ...app.stores,
    unitOfWork: (work) =>
      app.unitOfWork((tx) => {
        isHeld = true
        return work(tx).finally(() => {
          isHeld = false
        })
      }),
    essayDocuments: {
      async findText() {
        reads.push(isHeld)
        const nothing = { prompt: null, askedTopics: null, specificFeedback: null }
        return { content: CONTENT, ...nothing, wordLimit: null }
      },
    },
    sealer: createSealer(app.config.studentAnswersKey),
    clock,
  })
  const student = { studentId: userIdOf(mentor), checkedBy: 'policy' } as const
  const draft = { id, overall: 'Less.', score: null, remarks: [REMARK] }
  expect(await saveDraft(student, draft)).toMatchObject({ ok: true })
  expect(reads).toEqual([false])
})
