import { randomUUID } from 'node:crypto'
import { deliver } from '@landfall/kit/messaging/consumers'
import { makeEnvelope } from '@landfall/proto-events'
import { SourceWentStale } from '@landfall/proto-events/catalog/source-went-stale.v1'
import { SyncRunHeld } from '@landfall/proto-events/catalog/sync-run-held.v1'
import { defineWorkQueued } from '@landfall/proto-events/work-queued'
import { ContentSubmitted } from '@landfall/proto-events/donors-content/content-submitted.v1'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startNoticing } from './_notices.ts'

const site = await startNoticing()
const { identity, sent, someone, list } = site
afterAll(() => identity.stop())

const at = '2026-11-22T10:00:00.000Z'
const sourceId = randomUUID()
const envelope = () => ({ id: randomUUID(), version: 1, time: new Date(at) })

function heldRun() {
  const syncRunId = randomUUID()
  const reason = '4 of the 10 rows that the source had are gone'
  const data = { syncRunId, sourceId, sourceName: 'EducationUSA', reason, heldAt: at }
  return makeEnvelope(SyncRunHeld, { ...envelope(), aggregateId: syncRunId, data })
}

function staleSource(lastSuccessAt: string | null) {
  const known = { sourceId, sourceName: 'EducationUSA', staleAfterHours: 72 }
  const data = { ...known, lastSuccessAt, foundAt: at }
  return makeEnvelope(SourceWentStale, { ...envelope(), aggregateId: sourceId, data })
}

function handedIn() {
  const pieceId = randomUUID()
  const data = { pieceId, submittedAt: at }
  return makeEnvelope(ContentSubmitted, { ...envelope(), aggregateId: pieceId, data })
}

let hour = 0
/** Each is later than the previous ones, so that it comes first. */
function queued(publisher: string, kind: string) {
  hour += 1
  const queuedAt = `2026-11-25T${String(hour).padStart(2, '0')}:00:00.000Z`
  const subjectId = randomUUID()
  const data = { kind, subjectId, queuedAt }
  const event = defineWorkQueued(publisher)
  return makeEnvelope(event, { ...envelope(), aggregateId: subjectId, data })
}

/** Delivers an event as NATS would. */
function give(event: { type: string }) {
  const consumer = identity.consumers.find((one) => one.event.type === event.type)
  if (!consumer) throw new Error(`Nobody consumes ${event.type}`)
  expect(consumer.from).toBe('now')
  return deliver(consumer, event, identity.unitOfWork)
}

type Someone = Awaited<ReturnType<typeof someone>>

async function someAdmin(roles: ('admin' | 'moderator')[]) {
  const person = await someone()
  await identity.stores.accounts.update(person.id, { roles }, identity.clock.now())
  return person
}

async function newestOf({ caller }: Someone) {
  const { data } = await list(caller)
  return data.notices.edges[0]?.node
}
const unreadOf = async ({ caller }: Someone): Promise<number> =>
  (await list(caller)).data.noticeCounts.unread

let admins: Someone[]
let moderator: Someone
beforeAll(async () => {
  admins = [await someAdmin(['admin']), await someAdmin(['moderator', 'admin'])]
  moderator = await someAdmin(['moderator'])
})

describe('each admin', () => {
  it('learns once of a run that waits, with a link to it', async () => {
    const event = heldRun()
    expect(await give(event)).toBe('handled')
    expect(await give(event)).toBe('duplicate')
    // The same fact, published twice.
    expect(await give({ ...event, id: randomUUID() } as typeof event)).toBe('handled')
    await identity.runJobs()
    for (const admin of admins) {
      expect(await unreadOf(admin)).toBe(1)
      expect(await newestOf(admin)).toMatchObject({
        type: 'SYNC_HELD',
        title: 'A sync needs your approval: EducationUSA',
        body: expect.stringContaining('4 of the 10 rows that the source had are gone.'),
        link: `/admin/sync/runs/${event.data.syncRunId}`,
        occurredAt: at,
      })
    }
    expect(sent.map(({ to }) => to).toSorted()).toEqual(
      admins.map(({ input }) => input.email).toSorted(),
    )
    expect(await unreadOf(moderator)).toBe(0)
  })

  it.each([
    ['2026-11-19T09:17:00.000Z', 'It was last read on Nov 19, 2026 (UTC), and counts as'],
    [null, 'It has not been read since it was enabled, and counts as'],
  ])('learns of a source that is out of date, read at %s', async (lastSuccessAt, words) => {
    const [admin] = admins
    if (!admin) throw new Error('there are admins')
    const before = await unreadOf(admin)
    const event = staleSource(lastSuccessAt)
    // Later than every other event: of two at one instant, either may come first.
    event.data.foundAt = `2026-11-23T1${before}:00:00.000Z`
    expect(await give(event)).toBe('handled')
    expect(await give(event)).toBe('duplicate')
    expect(await give({ ...event, id: randomUUID() } as typeof event)).toBe('handled')
    expect(await unreadOf(admin)).toBe(before + 1)
    expect(await newestOf(admin)).toMatchObject({
      type: 'SOURCE_STALE',
      body: expect.stringContaining(words),
      link: '/admin/sync',
    })
    expect(await unreadOf(moderator)).toBe(0)
  })
})

it('each admin learns of a story that waits, once each time that it is submitted', async () => {
  const [admin] = admins
  if (!admin) throw new Error('there are admins')
  const before = await unreadOf(admin)
  const event = handedIn()
  event.data.submittedAt = '2026-11-24T10:00:00.000Z'
  expect(await give(event)).toBe('handled')
  expect(await give(event)).toBe('duplicate')
  // The same fact, published twice.
  expect(await give({ ...event, id: randomUUID() } as typeof event)).toBe('handled')
  expect(await unreadOf(admin)).toBe(before + 1)
  expect(await newestOf(admin)).toMatchObject({
    type: 'CONTENT_WAITING',
    link: '/admin/stories',
  })
  expect(await unreadOf(moderator)).toBe(0)
  const again = { ...event.data, submittedAt: '2026-11-24T11:00:00.000Z' }
  await give({ ...event, id: randomUUID(), data: again } as typeof event)
  expect(await unreadOf(admin)).toBe(before + 2)
})

it.each([
  ['mentoring', 'mentor-application', 'MENTOR_WAITING', '/admin/verification?view=mentors'],
  ['mentoring', 'review-report', 'REPORT_WAITING', '/admin/reports'],
  ['mentoring', 'no-show-appeal', 'APPEAL_WAITING', '/admin/verification?view=mentors'],
  ['catalog', 'listing-report', 'REPORT_WAITING', '/admin/reports'],
  ['community', 'forum-case', 'REPORT_WAITING', '/admin/forum'],
  ['community', 'forum-appeal', 'APPEAL_WAITING', '/admin/forum'],
])('each admin learns once of work that waits: %s, %s', async (by, kind, type, link) => {
  const [admin] = admins
  if (!admin) throw new Error('there are admins')
  const before = await unreadOf(admin)
  const event = queued(by, kind)
  expect(await give(event)).toBe('handled')
  expect(await give({ ...event, id: randomUUID() } as typeof event)).toBe('handled')
  expect(await unreadOf(admin)).toBe(before + 1)
  expect(await newestOf(admin)).toMatchObject({ type, link })
  expect(await unreadOf(moderator)).toBe(0)
})

it('each admin learns of an organization that waits, and of nothing they have no word for', async () => {
  const [admin] = admins
  if (!admin) throw new Error('there are admins')
  const before = await unreadOf(admin)
  await give(queued('mentoring', 'something-new'))
  expect(await unreadOf(admin)).toBe(before)
  const donor = await someone({ userType: 'donor' })
  const facts = { name: 'Lagos Alumni Network', country: 'nigeria' }
  const { organization } = await identity.mutate(
    donor.caller,
    'createOrganization',
    { ...facts, website: 'https://lan.example' },
    '... on OrganizationSuccess { organization { id } }',
  )
  expect(await unreadOf(admin)).toBe(before + 1)
  const waiting = { type: 'ORGANIZATION_WAITING', link: '/admin/verification' }
  expect(await newestOf(admin)).toMatchObject(waiting)
  const update = (change: Record<string, string>) =>
    identity.mutate(
      donor.caller,
      'updateOrganization',
      { id: organization.id, ...change },
      '... on OrganizationSuccess { organization { verification } }',
    )
  await update({ description: 'We help.' })
  expect(await unreadOf(admin)).toBe(before + 1)
  // After it was declined and corrected, it requests verification again.
  const decision = {
    organizationId: organization.id,
    decision: 'declined',
    reason: 'Which city?',
  }
  const caller = await identity.callerOf(admin.token)
  const declined = '... on OrganizationSuccess { organization { verification } }'
  await identity.mutate(caller, 'decideVerification', decision, declined)
  expect(await update({ name: 'Lagos City Alumni' })).toMatchObject({
    organization: { verification: 'PENDING' },
  })
  expect(await unreadOf(admin)).toBe(before + 2)
  expect(await newestOf(admin)).toMatchObject(waiting)
})

it('nobody is told while there is no admin, and the event is done', async () => {
  const now = identity.clock.now()
  for (const { id } of admins) await identity.stores.accounts.update(id, { roles: [] }, now)
  expect(await give(heldRun())).toBe('handled')
})
