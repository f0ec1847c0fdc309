import { randomUUID } from 'node:crypto'
import type { Caller } from '@landfall/kit/identity/viewer'
import { deliver } from '@landfall/kit/messaging/consumers'
import { ScholarshipUpdated } from '@landfall/proto-events/catalog/scholarship-updated.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onScholarshipChanged } from '../src/events/on-scholarship-changed.ts'
import { onScholarshipCriteriaChanged } from '../src/events/on-scholarship-criteria-changed.ts'
import { aStudent, type RunningApplications, startApplications } from './_app.ts'
import { anOwnScholarship, FORM, mutationsOn } from './_applications.ts'
import { aListing, aStep, criteriaChanged } from './_listings.ts'
import { envelope, movableClock, noticesFor, saveMutation } from './_reminders.ts'

const START = '2026-11-10T12:00:00Z'
let app: RunningApplications
let run: ReturnType<typeof mutationsOn>
beforeAll(async () => {
  app = await startApplications(movableClock(START))
  run = mutationsOn(app)
})
afterAll(() => app.stop())

type Change = { amountLabel?: string; applicationUrl?: string }

/** An organization's scholarship, with students who saved it, drafted for it and applied to it. */
async function anAwardWithStudents() {
  const program = { amountLabel: 'US$5,000 once' }
  const { scholarshipId, ownerId } = await anOwnScholarship(app, { facts: { program } })
  const [keeper, drafter, applicant] = [aStudent(), aStudent(), aStudent()]
  await app.ask(keeper, saveMutation, { input: { scholarshipId } })
  await run.save(drafter, { scholarshipId, form: FORM })
  await run.submit(applicant, { scholarshipId, form: FORM })
  return { scholarshipId, ownerId, keeper, drafter, applicant }
}

/** Delivers catalog's next version of it, twice. */
async function updated(
  { scholarshipId, ownerId }: { scholarshipId: string; ownerId: string },
  { amountLabel = 'US$5,000 once', applicationUrl }: Change,
) {
  const event = envelope(ScholarshipUpdated, {
    subject: scholarshipId,
    version: 2,
    time: START,
    data: {
      scholarshipId,
      ownerId,
      status: 'published',
      title: 'Coastal Engineering Award',
      provider: 'Harbour Trust',
      slug: 'coastal-engineering-award',
      deadline: { date: null, precision: 'none', timeZone: 'America/New_York' },
      applicationUrl: applicationUrl ?? null,
      sourceUrl: null,
      program: { amountLabel },
    },
  })
  const consumer = onScholarshipChanged.find((one) => one.event.type === event.type)
  if (!consumer) throw new Error(`nobody consumes ${event.type}`)
  for (const one of [event, event, { ...event, id: randomUUID() }])
    await deliver(consumer, one, app.unitOfWork)
}

/** Delivers what it asks in that version, twice. */
async function changeRequirements(
  scholarshipId: string,
  o: { version: number; step?: string },
) {
  const requirements = o.step ? [aStep('plan', 'other', o.step)] : []
  const listing = aListing({ scholarshipId, version: o.version, requirements })
  const event = criteriaChanged(listing)
  for (const one of [event, event, { ...event, id: randomUUID() }])
    await deliver(onScholarshipCriteriaChanged, one, app.unitOfWork)
}

async function changeNoticesFor(student: Caller): Promise<string[]> {
  const told = (await noticesFor(app, student)).filter(
    ({ type }) => type === 'saved-changed',
  )
  return [...new Map(told.map(({ noticeId, title }) => [noticeId, title])).values()]
}

it('students who saved an award or draft for it hear once of another amount and requirement', async () => {
  const there = await anAwardWithStudents()
  await updated(there, { amountLabel: 'US$2,000 once' })
  await changeRequirements(there.scholarshipId, { version: 2, step: 'A plan of the well' })
  const title = 'Amount or requirements changed: Coastal Engineering Award'
  expect(await changeNoticesFor(there.keeper)).toEqual([title])
  expect(await changeNoticesFor(there.drafter)).toEqual([title])
  expect(await changeNoticesFor(there.applicant)).toEqual([])
  // The next version asks the same, so no notice is sent.
  await changeRequirements(there.scholarshipId, { version: 3, step: 'A plan of the well' })
  expect(await changeNoticesFor(there.keeper)).toEqual([title])
})

it('they hear that applications are now taken elsewhere', async () => {
  const there = await anAwardWithStudents()
  await updated(there, { applicationUrl: 'https://harbour.example/apply' })
  const title = 'Apply on the provider’s site: Coastal Engineering Award'
  expect(await changeNoticesFor(there.keeper)).toEqual([title])
  expect(await changeNoticesFor(there.drafter)).toEqual([title])
})

it('nobody hears of a change to the title alone', async () => {
  const there = await anAwardWithStudents()
  await updated(there, {})
  expect(await changeNoticesFor(there.keeper)).toEqual([])
})
