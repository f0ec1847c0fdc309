import { randomUUID } from 'node:crypto'
import { testCaller } from '@landfall/kit/testing/callers'
import { StudentAnswersSaved } from '@landfall/proto-events/identity/student-answers-saved.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAX_ANSWERS } from '../src/modules/student-answer/student-answer.ts'
import { makeRepublishAll } from '../src/republish-all.ts'
import { type Identity, startIdentity } from './_app.ts'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

type Caller = Parameters<Identity['mutate']>[0]
const selection = `... on StudentSuccess { student { id answers { fact scholarshipId answer } } }`
const answer = (caller: Caller, input: object) =>
  identity.mutate(caller, 'answerQuestion', input, selection)
const erase = (caller: Caller, input: object = {}) =>
  identity.mutate(caller, 'eraseAnswers', input, selection)
const eventsOf = async (studentId: string) =>
  (await identity.events('student-answers.saved')).filter(
    ({ subject }) => subject === studentId,
  )

async function student() {
  const { id, input, caller } = await identity.person()
  const profile = { firstName: 'Ada', lastName: 'Obi', email: input.email }
  const made = await identity.mutate(
    caller,
    'createStudent',
    { ...profile, facts: { country: 'Nigeria' } },
    '... on StudentSuccess { student { id } }',
  )
  expect(made).toMatchObject({ __typename: 'StudentSuccess' })
  return { id, caller }
}

it('a student has an answer for all awards, and one for a single award beside it', async () => {
  const { caller } = await student()
  const scholarshipId = randomUUID()
  await answer(caller, { fact: 'jesuit', answer: 'NO' })
  await answer(caller, { fact: 'already-admitted', scholarshipId, answer: 'YES' })
  const { student: saved } = await answer(caller, { fact: 'jesuit', answer: 'DECLINED' })
  expect(saved.answers).toHaveLength(2)
  expect(saved.answers).toEqual(
    expect.arrayContaining([
      { fact: 'jesuit', scholarshipId: null, answer: 'DECLINED' },
      { fact: 'already-admitted', scholarshipId, answer: 'YES' },
    ]),
  )
})

it('two answers that come at once are both kept', async () => {
  const { caller } = await student()
  const facts = ['first-year-student', 'jesuit', 'only-child', 'rotary-member']
  await Promise.all(facts.map((fact) => answer(caller, { fact, answer: 'YES' })))
  const { student: saved } = await answer(caller, { fact: 'jesuit', answer: 'YES' })
  expect(saved.answers.map(({ fact }: { fact: string }) => fact).toSorted()).toEqual(facts)
})

it('answers that come at once do not pass the limit', async () => {
  const { id, caller } = await student()
  const answers = Array.from({ length: MAX_ANSWERS - 1 }, (_, index) => [
    `fact-${index}`,
    { answer: 'yes', answeredAt: '2026-11-01T09:00:00.000Z' },
  ])
  const { studentAnswers } = identity.stores
  await studentAnswers.change(id, () => Object.fromEntries(answers), new Date())
  const facts = Array.from({ length: 10 }, (_, index) => `new-${index}`)
  await Promise.all(facts.map((fact) => answer(caller, { fact, answer: 'YES' })))
  expect(Object.keys(await studentAnswers.find(id))).toHaveLength(MAX_ANSWERS)
  expect(await answer(caller, { fact: 'fact-0', answer: 'NO' })).toMatchObject({
    __typename: 'StudentSuccess',
  })
  expect(await answer(caller, { fact: 'one-more', answer: 'NO' })).toMatchObject({
    code: 'VALIDATION_FAILED',
  })
})

it('a student erases one answer, then all, and the event says that nothing is left', async () => {
  const { id, caller } = await student()
  await answer(caller, { fact: 'jesuit', answer: 'YES' })
  await answer(caller, { fact: 'refugee', answer: 'YES' })
  const one = await erase(caller, { fact: 'jesuit' })
  expect(one.student.answers).toMatchObject([{ fact: 'refugee' }])
  const none = await erase(caller)
  expect(none.student.answers).toEqual([])
  const { rows } = await identity.postgres.pool.query(
    'select answers from student_answers where student_id = $1',
    [id],
  )
  expect(rows).toEqual([{ answers: {} }])
  const { sealedAnswers } = StudentAnswersSaved.schema.parse(
    (await eventsOf(id)).at(-1)?.data,
  )
  expect(await identity.sealer.open(sealedAnswers)).toEqual({})
})

it('a student erases the answers for one award alone', async () => {
  const { caller } = await student()
  const [scholarshipId, other] = [randomUUID(), randomUUID()]
  await answer(caller, { fact: 'jesuit', answer: 'YES' })
  for (const award of [scholarshipId, other]) {
    await answer(caller, { fact: 'already-admitted', scholarshipId: award, answer: 'YES' })
  }
  await answer(caller, { fact: 'alumni-child', scholarshipId, answer: 'NO' })
  for (let times = 0; times < 2; times += 1) {
    const { student: saved } = await erase(caller, { scholarshipId })
    expect(saved.answers).toHaveLength(2)
    expect(saved.answers).toEqual(
      expect.arrayContaining([
        { fact: 'jesuit', scholarshipId: null, answer: 'YES' },
        { fact: 'already-admitted', scholarshipId: other, answer: 'YES' },
      ]),
    )
  }
})

it('all answers are published with a version, and are unreadable without the key', async () => {
  const { id, caller } = await student()
  const scholarshipId = randomUUID()
  await answer(caller, { fact: 'scheduled-caste', answer: 'YES' })
  await answer(caller, { fact: 'already-admitted', scholarshipId, answer: 'NO' })
  const events = await eventsOf(id)
  expect(events.map(({ aggregateversion }) => aggregateversion)).toEqual([1, 2])
  expect(JSON.stringify(events)).not.toMatch(/caste|admitted|"yes/)
  const { sealedAnswers } = StudentAnswersSaved.schema.parse(events.at(-1)?.data)
  expect(await identity.sealer.open(sealedAnswers)).toEqual({
    'scheduled-caste': 'yes',
    [`${scholarshipId}:already-admitted`]: 'no',
  })
})

it('the state is published again with the same version', async () => {
  const { id, caller } = await student()
  await answer(caller, { fact: 'jesuit', answer: 'YES' })
  const before = (await eventsOf(id)).length
  const { answers } = await makeRepublishAll(identity)()
  expect(answers).toBeGreaterThan(0)
  const events = await eventsOf(id)
  expect(events).toHaveLength(before + 1)
  expect(events.at(-1)?.aggregateversion).toBe(1)
})

it.each([
  [{ fact: 'Not A Key', answer: 'YES' }, 'fact'],
  [{ fact: 'a@b', answer: 'YES' }, 'fact'],
  [{ fact: 'jesuit', scholarshipId: 'none', answer: 'YES' }, 'scholarshipId'],
])('the form refuses %j and names the field', async (input, field) => {
  const { caller } = await student()
  const refused = await answer(caller, input)
  expect(refused.errors).toMatchObject([{ path: [field] }])
})

it('answers are for students with a profile', async () => {
  const { caller } = await identity.person()
  const input = { fact: 'jesuit', answer: 'YES' }
  expect(await answer(caller, input)).toMatchObject({ __typename: 'NotFound' })
  const donor = testCaller({ accountType: 'donor' })
  expect(await answer(donor, input)).toMatchObject({ __typename: 'Forbidden' })
})

it('changes of answers are counted, with the time of the last one', async () => {
  const { caller } = await student()
  const selection = '... on StudentSuccess { student { answersVersion toldAt updatedAt } }'
  const ask = (input: object) => identity.mutate(caller, 'answerQuestion', input, selection)
  const { student: first } = await ask({ fact: 'jesuit', answer: 'YES' })
  expect(first.answersVersion).toBe(1)
  expect(Date.parse(first.toldAt)).toBeGreaterThanOrEqual(Date.parse(first.updatedAt))
  const { student: erased } = await identity.mutate(caller, 'eraseAnswers', {}, selection)
  expect(erased.answersVersion).toBe(2)
  expect(Date.parse(erased.toldAt)).toBeGreaterThanOrEqual(Date.parse(first.toldAt))
})
