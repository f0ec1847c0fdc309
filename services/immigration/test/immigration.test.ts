import { newId } from '@landfall/kit/core/ids'
import { deliver } from '@landfall/kit/messaging/consumers'
import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { rowsNaming } from '@landfall/kit/testing/rows-naming'
import { makeEnvelope } from '@landfall/proto-events'
import { PreferencesSaved } from '@landfall/proto-events/identity/preferences-saved.v1'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { onPreferencesSaved } from '../src/events/on-preferences-saved.ts'
import { onUserErased } from '../src/events/on-user-erased.ts'
import { makeRemindOfDates } from '../src/modules/profile/remind-of-dates.ts'
import { startImmigration } from './_app.ts'
import { type Dated, day, person, READ, SAVE } from './_profile.ts'

let now = new Date('2026-11-23T15:00:00Z')
const clock = { now: () => now }
let app: Awaited<ReturnType<typeof startImmigration>>
beforeAll(async () => {
  app = await startImmigration(clock)
})
beforeEach(() => {
  now = new Date('2026-11-23T15:00:00Z')
})
afterAll(() => app.stop())

const GUIDANCE = `id guidanceType currentStatus specificQuestions priority isCompleted summary nextSteps asOf disclaimer
  deadlines { id closesOn standing step } documents { key text isDone note } asks { name } timeframe { says source }`
const CREATE = `mutation ($input: CreateImmigrationGuidanceInput!) {
  createImmigrationGuidance(input: $input) {
    __typename ... on ImmigrationGuidanceSuccess { guidance { ${GUIDANCE} } }
    ... on ValidationFailed { errors { path message } } } }`
const UPDATE = `mutation ($input: UpdateImmigrationGuidanceInput!) {
  updateImmigrationGuidance(input: $input) {
    __typename ... on ImmigrationGuidanceSuccess { guidance { ${GUIDANCE} } } } }`
const LIST = `query ($type: String, $first: Int, $after: String) {
  immigrationGuidances(type: $type, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { id guidanceType } } } }`

const question = { specificQuestions: ['When do I apply?\n\n May I work meanwhile?'] }

it('the profile has each day that follows from what a student tells, and what remains once one is past', async () => {
  const student = testCaller()
  const days = [day('programEnd', '2026-09-01'), day('optRecommended', '2026-09-20')]
  const { saveImmigrationProfile: saved } = await app.ask(student, SAVE, {
    input: { days, birthCountry: 'Syria', citizenships: ['india'] },
  })
  const found = (id: string) =>
    saved.profile.deadlines.find((one: Dated) => one.id === id) as Dated
  // 20 September + 30 days comes before 1 September + 60.
  expect(found('O2:0')).toMatchObject({ closesOn: '2026-10-20', standing: 'PAST' })
  expect(found('O2:0').step).toMatch(
    /the last day was 20 Oct 2026\. If USCIS has your form, skip this\. Within 60 days/,
  )
  expect(saved.profile.countryLimits).toEqual({ visa: null, mayBeHeld: true })
  expect(saved.profile.training.opt).toMatchObject({ leftDays: 365 })

  const cleared = { days: [day('optRecommended', null)], version: saved.profile.version }
  const { saveImmigrationProfile: next } = await app.ask(student, SAVE, { input: cleared })
  const window = next.profile.deadlines.find((one: Dated) => one.id === 'O2:0')
  expect(window.closesOn).toBe('2026-10-31')
  const { saveImmigrationProfile: stale } = await app.ask(student, SAVE, { input: cleared })
  expect(stale.__typename).toBe('Conflict')
  const upside = { days: [day('programStart', '2026-09-02')] }
  const { saveImmigrationProfile: fault } = await app.ask(student, SAVE, { input: upside })
  expect(fault.message).toBe('The program must end after it starts')
})

const spell = (kind: string, from: string, to: string | null, hoursPerWeek: number) => {
  return { kind, from, to, hoursPerWeek, level: 'master', isReported: true }
}

it('the ledger of practical training is kept, with warnings before each limit', async () => {
  const days = [
    day('programEnd', '2026-05-15'),
    day('optStart', '2026-07-01'),
    day('optEnd', '2027-06-30'),
  ]
  const spells = [
    spell('CPT', '2025-01-01', '2025-11-30', 40),
    spell('JOB', '2026-07-01', '2026-09-14', 30),
  ]
  const input = { days, spells, level: 'master' }
  const [student, userId] = person()
  const { saveImmigrationProfile: saved } = await app.ask(student, SAVE, { input })
  const { cpt, unemployment, warnings } = saved.profile.training
  const limit = saved.profile.deadlines.find((one: Dated) => one.id === 'O4:0')
  expect(limit).toMatchObject({ closesOn: '2026-12-13', standing: 'URGENT' })
  const planned = (await app.stores.dates.findAll(userId)).map((date) => date.day)
  expect(planned).toContain('2026-12-13')
  expect(cpt).toEqual([{ level: 'MASTER', fullTimeDays: 334 }])
  // 15 September to 23 November, both included.
  expect(unemployment).toEqual({ used: 70, left: 20, limit: 90 })
  expect(warnings).toEqual([
    '334 days of full-time CPT: 30 more before OPT at that level is at risk.',
    '70 of 90 days without work are used: 20 left, until 13 Dec 2026 if you do not work.',
  ])
})

it('a request is answered with steps, days, documents and questions; notes stay with it', async () => {
  const student = testCaller()
  const form = { guidanceType: 'opt', currentStatus: 'applying', ...question }
  const { createImmigrationGuidance: created } = await app.ask(student, CREATE, {
    input: form,
  })
  const { guidance } = created
  expect(guidance).toMatchObject({
    guidanceType: 'OPT',
    specificQuestions: ['When do I apply?', 'May I work meanwhile?'],
    priority: 'MEDIUM',
    isCompleted: false,
    asOf: '2026-11-23',
  })
  expect(guidance.disclaimer).toBe('Information, not legal advice; confirm with your DSO.')
  expect(guidance.asks.map(({ name }: { name: string }) => name)).toContain('programEnd')
  expect(guidance.nextSteps).toContain('Gather the 8 documents on the list below.')

  const [document] = guidance.documents
  const note = 'At the office until Friday'
  const { updateImmigrationGuidance: updated } = await app.ask(student, UPDATE, {
    input: {
      id: guidance.id,
      isCompleted: true,
      documents: [{ key: document.key, isDone: true, note }],
    },
  })
  expect(updated.guidance.documents[0]).toEqual({ ...document, isDone: true, note })
  expect(updated.guidance.isCompleted).toBe(true)

  await app.ask(student, CREATE, { input: { ...form, guidanceType: 'CPT' } })
  const page = async (variables: object) =>
    (await app.ask(student, LIST, variables)).immigrationGuidances
  const first = await page({ first: 1 })
  expect(first).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } })
  const second = await page({ first: 1, after: first.pageInfo.endCursor })
  expect(second.edges[0].node.id).toBe(guidance.id)
  expect(await page({ type: 'opt' })).toMatchObject({ totalCount: 1 })

  const short = { ...form, currentStatus: '', specificQuestions: ['When?'] }
  const { createImmigrationGuidance: refused } = await app.ask(student, CREATE, {
    input: short,
  })
  expect(refused.errors.map(({ message }: { message: string }) => message)).toEqual([
    'Please select your current status',
    'Please provide specific questions or details',
  ])
})

it('nobody else sees what a student entered, and it is kept sealed', async () => {
  const [student, userId] = person()
  const admin = testCaller({ roles: ['admin'] })
  const input = {
    days: [
      day('programEnd', '2027-05-15'),
      day('leftUs', '2026-11-02'),
      day('optFiled', '2026-11-03'),
      day('stemFiled', '2026-11-04'),
    ],
    birthCountry: 'NP',
    spells: [
      { kind: 'cpt', from: '2026-06-01', hoursPerWeek: 20, employer: 'Quietharbour' },
    ],
  }
  await app.ask(student, SAVE, { input })
  const { immigrationProfile: own } = await app.ask(student, READ)
  expect(own.days).toEqual(input.days)
  const words = 'Secretlantern: may I travel?'
  const { createImmigrationGuidance: created } = await app.ask(student, CREATE, {
    input: {
      guidanceType: 'general',
      currentStatus: 'approved',
      specificQuestions: [words],
    },
  })
  const { id } = created.guidance
  const GET = `query ($id: ID!) { immigrationGuidance(id: $id) { id } }`
  expect(await app.ask(student, GET, { id })).toEqual({ immigrationGuidance: { id } })
  for (const other of [testCaller(), admin]) {
    expect(await app.ask(other, GET, { id })).toEqual({ immigrationGuidance: null })
    const { immigrationProfile } = await app.ask(other, READ)
    expect(immigrationProfile).toMatchObject({ version: 0, days: [] })
  }
  await expect(app.ask(testVisitor(), READ)).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
  })

  const dump = await app.dump()
  for (const secret of [
    'Quietharbour',
    'Secretlantern',
    '2026-11-02',
    '2026-11-03',
    '"NP"',
  ])
    expect(dump).not.toContain(secret)
  const [published] = (await app.events('landfall.immigration.dates.changed.v1')).filter(
    (data) => data.studentId === userId,
  )
  const dates = published?.dates as { id: string; day: string }[]
  expect(dates.map((date) => Object.keys(date))).toEqual(dates.map(() => ['id', 'day']))
  expect(dates.map((date) => date.day)).toContain('2027-05-14')

  await app.ask(student, `mutation { eraseImmigrationRecords { __typename } }`)
  const { immigrationProfile: erased } = await app.ask(student, READ)
  expect(erased).toMatchObject({ version: 0, days: [], deadlines: [] })
  expect(await app.stores.requests.count(userId)).toBe(0)
  const all = await app.events('landfall.immigration.dates.changed.v1')
  expect(all.at(-1)).toEqual({ studentId: userId, dates: [] })
})

it('a reminder of a date comes at 09:00 of the student’s clock, once, without saying what the date is', async () => {
  const [student, userId] = person()
  await app.ask(student, SAVE, {
    input: { days: [day('i94Until', '2026-12-07')], i94: 'date' },
  })
  const zone = makeEnvelope(PreferencesSaved, {
    id: '01955f6a-7c00-7000-8000-00000000a001',
    aggregateId: userId,
    version: 2,
    time: now,
    data: { userId, timeZone: 'Asia/Kathmandu', locale: 'en' },
  })
  for (let times = 0; times < 2; times++)
    await deliver(onPreferencesSaved, zone, app.unitOfWork)
  const remind = makeRemindOfDates({ unitOfWork: app.unitOfWork, clock })
  const readNotices = async () =>
    (await app.events('landfall.immigration.notice.requested.v1')).filter(
      (data) => data.userId === userId,
    )
  // 7 days before: 09:00 in Kathmandu is 03:15 UTC; the reminder 14 days before is over.
  now = new Date('2026-11-30T03:14:00Z')
  await remind()
  expect(await readNotices()).toEqual([])
  now = new Date('2026-11-30T03:15:00Z')
  await remind()
  await remind()
  const notices = await readNotices()
  expect(notices).toMatchObject([{ title: 'One of your immigration dates is in 7 days' }])
  expect(JSON.stringify(notices)).not.toMatch(/I-94/)
})

it('two dates on one day come in one notice', async () => {
  const [student, userId] = person()
  now = new Date('2026-11-23T15:00:00Z')
  const days = [day('i94Until', '2026-12-07'), day('withdrew', '2026-11-22')]
  await app.ask(student, SAVE, { input: { days, i94: 'date' } })
  const dates = await app.stores.dates.findAll(userId)
  expect(dates.map((date) => date.day)).toEqual(['2026-12-07', '2026-12-07'])
  now = new Date('2026-11-30T14:00:00Z')
  await makeRemindOfDates({ unitOfWork: app.unitOfWork, clock })()
  const told = await app.events('landfall.immigration.notice.requested.v1')
  expect(told.filter((data) => data.userId === userId)).toMatchObject([
    { title: '2 of your immigration dates are in 7 days' },
  ])
})

/** A student with a row in each table that holds students' data. */
async function aBusyStudent() {
  const [student, studentId] = person()
  await app.ask(student, SAVE, { input: { days: [day('programEnd', '2027-05-15')] } })
  const input = { guidanceType: 'opt', currentStatus: 'applying', ...question }
  await app.ask(student, CREATE, { input })
  const window = { opensOn: null, closesOn: '2027-05-15' }
  const moved = { ruleId: 'O2', title: 'OPT', effectiveFrom: '2027-01-01' }
  const ids = { id: newId(), studentId, changeId: newId(), toldAt: now, isSeen: false }
  await app.unitOfWork(async ({ movedDates, studentZones }) => {
    await movedDates.insertNew([{ ...moved, ...ids, before: window, after: window }])
    await studentZones.keepNewest({ studentId, timeZone: 'Asia/Kathmandu', version: 1 })
  })
  return studentId
}

it('an erased account, told once or twice, leaves nothing, and other accounts keep everything', async () => {
  const [studentId, otherId] = [await aBusyStudent(), await aBusyStudent()]
  const before = await rowsNaming(app.postgres, [otherId])
  expect(Object.keys(before)).toEqual([
    'immigration_date_plans',
    'immigration_dates',
    'immigration_guidance',
    'immigration_moved_dates',
    'immigration_profiles',
    'outbox',
    'student_zones',
  ])
  for (const version of [1, 2]) {
    const event = { id: newId(), aggregateId: studentId, version, time: now }
    const erased = makeEnvelope(UserErased, { ...event, data: { userId: studentId } })
    await deliver(onUserErased, erased, app.unitOfWork)
  }
  expect(Object.keys(await rowsNaming(app.postgres, [studentId]))).toEqual(['outbox'])
  expect(await rowsNaming(app.postgres, [otherId])).toEqual(before)
  const published = (await app.events('landfall.immigration.dates.changed.v1')).filter(
    (data) => data.studentId === studentId,
  )
  expect(published.map(({ dates }) => (dates as unknown[]).length > 0)).toEqual([
    true,
    false,
  ])
})

it('common questions are answered from the rules, each with its source and the day it was read', async () => {
  const { immigrationQuestions } = await app.ask(
    testVisitor(),
    `{ immigrationQuestions { question rules { ruleId says source verifiedOn } } }`,
  )
  expect(immigrationQuestions.length).toBeGreaterThan(10)
  for (const { rules } of immigrationQuestions)
    for (const { source, verifiedOn } of rules) expect(source && verifiedOn).toBeTruthy()
  const grace = immigrationQuestions.find(({ question: asked }: { question: string }) =>
    asked.startsWith('How long may I stay'),
  )
  expect(grace.rules.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual([
    'M5',
    'V1-stay',
  ])
})
