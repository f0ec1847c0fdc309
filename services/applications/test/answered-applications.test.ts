import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStudent, startApplications, type RunningApplications } from './_app.ts'
import { aMember, anOwnScholarship, FORM, mutationsOn } from './_applications.ts'
import { movableClock, noticesFor } from './_reminders.ts'
import { storeMembers, userIdOf } from './_reviews.ts'

const clock = movableClock('2026-11-22T12:00:00Z')

let app: RunningApplications
let run: ReturnType<typeof mutationsOn>
beforeAll(async () => {
  app = await startApplications(clock)
  run = mutationsOn(app)
})
afterAll(() => app.stop())

/** An application in review that is its owner's only one. */
async function inReview() {
  const student = aStudent()
  const { scholarshipId, ownerId } = await anOwnScholarship(app)
  const [owner, reviewer] = [aMember(ownerId), aMember(ownerId, { role: 'reviewer' })]
  await storeMembers(app, ownerId, [
    { userId: userIdOf(owner), role: 'owner' },
    { userId: userIdOf(reviewer), role: 'reviewer' },
  ])
  const { application } = await run.submit(student, { scholarshipId, form: FORM })
  const id: string = application.id
  await run.move(owner, { id, to: 'IN_REVIEW' })
  return { student, id, owner, reviewer }
}

const noticesTo = async (caller: Parameters<typeof noticesFor>[1]) =>
  (await noticesFor(app, caller)).map(({ type, title, link }) => [
    type,
    title.split(':')[0],
    link,
  ])

describe('the leader of the review hears once', () => {
  it('of an answer to a request for more', async () => {
    const { student, id, owner, reviewer } = await inReview()
    await run.askForMore(owner, { id, message: 'Which bridge?', answerBy: '2026-12-05' })
    await run.submit(student, { id, note: 'The third one' })
    await run.submit(student, { id, note: 'The third one' })
    const link = `/submitted-applications/${id}`
    expect(await noticesTo(owner)).toEqual([
      ['application-answered', 'More information has arrived', link],
    ])
    expect(await noticesTo(reviewer)).toEqual([])
    expect(JSON.stringify(await noticesFor(app, owner))).not.toMatch(/The third one|Okafor/)
  })

  it('of a withdrawal from the shortlist', async () => {
    const { student, id, owner } = await inReview()
    await run.move(owner, { id, to: 'SHORTLISTED' })
    await run.withdraw(student, { id })
    await run.withdraw(student, { id })
    // Reopening and then giving up sends no notice.
    await run.reopen(student, { id })
    await run.withdraw(student, { id })
    expect(await noticesTo(owner)).toEqual([
      [
        'application-answered',
        'An application was withdrawn',
        `/submitted-applications/${id}`,
      ],
    ])
  })
})

it('the student hears that the review goes on without what was asked for', async () => {
  const { student, id, owner } = await inReview()
  await run.askForMore(owner, { id, message: 'Which bridge?', answerBy: '2026-12-05' })
  const resume = { id, to: 'IN_REVIEW', message: 'We found it.' }
  await run.move(owner, resume)
  await run.move(owner, resume)
  const notices = await noticesFor(app, student)
  expect(notices.map(({ title }) => title.split(':')[0])).toEqual([
    'Application received',
    'More information requested',
    'The review continues',
  ])
  expect(notices.at(-1)?.body).toContain('This step includes a message for you.')
  expect(notices.at(-1)?.body).not.toContain('We found it.')
  expect(await noticesTo(owner)).toEqual([])
})
