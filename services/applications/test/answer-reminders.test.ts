import type { Caller } from '@landfall/kit/identity/viewer'
import { deliver } from '@landfall/kit/messaging/consumers'
import { PreferencesSaved } from '@landfall/proto-events/identity/preferences-saved.v1'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeRemindToAnswer } from '../src/application/submission/remind-to-answer.ts'
import { onPreferencesSaved } from '../src/events/on-preferences-saved.ts'
import { aStudent, startApplications, type RunningApplications } from './_app.ts'
import { aMember, anOwnScholarship, FORM, mutationsOn } from './_applications.ts'
import { envelope, movableClock, noticesFor, userIdOf } from './_reminders.ts'

const ASKED_AT = '2026-11-22T12:00:00Z'
const clock = movableClock(ASKED_AT)

let app: RunningApplications
let run: ReturnType<typeof mutationsOn>
beforeAll(async () => {
  app = await startApplications(clock)
  run = mutationsOn(app)
})
beforeEach(() => clock.set(ASKED_AT))
afterAll(() => app.stop())

let version = 0

async function setTimeZone(student: Caller, timeZone: string) {
  version += 1
  const data = { userId: userIdOf(student), locale: 'en', timeZone }
  const time = clock.now().toISOString()
  const event = envelope(PreferencesSaved, { subject: data.userId, version, time, data })
  await deliver(onPreferencesSaved, event, app.unitOfWork)
}

/** A student in Kolkata, where 09:00 is 03:30 UTC, who is asked for more information by 5 December. */
async function anAsked(answerBy: string | null = '2026-12-05') {
  const { scholarshipId, ownerId } = await anOwnScholarship(app)
  const [student, owner] = [aStudent(), aMember(ownerId)]
  await setTimeZone(student, 'Asia/Kolkata')
  const submit = (personalStatement: string) =>
    run.submit(student, { scholarshipId, form: { ...FORM, personalStatement } })
  const { id } = (await submit('I build bridges.')).application
  await run.move(owner, { id, to: 'IN_REVIEW' })
  const ask = async (by: string | null) => {
    const answer = await run.askForMore(owner, { id, message: 'Which?', answerBy: by })
    expect(answer.application.state).toBe('MORE_INFO')
  }
  await ask(answerBy)
  return { student, owner, id, submit, ask }
}

async function remindAt(iso: string) {
  clock.set(iso)
  await makeRemindToAnswer({ unitOfWork: app.unitOfWork, clock })()
}

/** A notice that is requested twice under one id is shown once. */
async function remindersFor(student: Caller) {
  const all = (await noticesFor(app, student)).filter(({ title }) =>
    title.includes(' is due '),
  )
  return [...new Map(all.map((one) => [one.noticeId, one])).values()]
}
const titlesTo = async (student: Caller) =>
  (await remindersFor(student)).map(({ title }) => title.split(':')[0])

const ALL = [
  'More information is due in 3 days',
  'More information is due tomorrow',
  'More information is due today',
]

it('the worker reminds three days and one day before and on the day, in the student’s morning, once each', async () => {
  const { student, id } = await anAsked()
  await remindAt('2026-12-02T03:29:59Z')
  expect(await titlesTo(student)).toEqual([])
  await remindAt('2026-12-02T03:30:00Z')
  await remindAt('2026-12-02T03:31:00Z')
  const [first] = await remindersFor(student)
  expect(first).toMatchObject({
    type: 'application-more-info',
    title: `${ALL[0]}: Coastal Engineering Award`,
    link: `/applications/${id}`,
    isUrgent: false,
  })
  expect(first?.body).toContain('by 5 Dec 2026')
  await remindAt('2026-12-03T12:00:00Z')
  expect(await titlesTo(student)).toEqual(ALL.slice(0, 1))
  for (const day of ['04', '05', '06']) await remindAt(`2026-12-${day}T03:30:00Z`)
  expect(await titlesTo(student)).toEqual(ALL)
  expect((await remindersFor(student)).at(-1)?.isUrgent).toBe(true)
})

it.each([
  ['submitted again', ({ submit }) => submit('I build tunnels.')],
  ['withdrew', ({ student, id }) => run.withdraw(student, { id })],
  ['is waited for no more', ({ owner, id }) => run.move(owner, { id, to: 'IN_REVIEW' })],
] satisfies [string, (asked: Awaited<ReturnType<typeof anAsked>>) => Promise<unknown>][])(
  'the worker reminds no student who %s',
  async (_what, end) => {
    const asked = await anAsked()
    await end(asked)
    await remindAt('2026-12-05T03:30:00Z')
    expect(await titlesTo(asked.student)).toEqual([])
  },
)

it('the worker reminds of the last day that was asked for, and of none where there is none', async () => {
  const { student, submit, ask } = await anAsked()
  await submit('I build tunnels.')
  await ask('2026-12-20')
  await remindAt('2026-12-05T03:30:00Z')
  expect(await titlesTo(student)).toEqual([])
  await remindAt('2026-12-19T03:30:00Z')
  expect(await titlesTo(student)).toEqual(['More information is due tomorrow'])
  clock.set(ASKED_AT)
  const other = await anAsked(null)
  await remindAt('2027-12-05T03:30:00Z')
  expect(await titlesTo(other.student)).toEqual([])
})

it('the worker follows a student to another time zone, and sends each morning’s reminder once', async () => {
  const { student } = await anAsked()
  await remindAt('2026-12-02T03:30:00Z')
  clock.set('2026-12-02T04:00:00Z')
  await setTimeZone(student, 'America/New_York')
  await remindAt('2026-12-02T14:00:00Z')
  await remindAt('2026-12-04T13:59:00Z')
  expect(await titlesTo(student)).toEqual(ALL.slice(0, 1))
  await remindAt('2026-12-04T14:00:00Z')
  expect(await titlesTo(student)).toEqual(ALL.slice(0, 2))
  await setTimeZone(student, 'Asia/Tokyo')
  await remindAt('2026-12-05T00:00:00Z')
  expect(await titlesTo(student)).toEqual(ALL)
})
