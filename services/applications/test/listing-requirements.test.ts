import { randomUUID } from 'node:crypto'
import { newId } from '@landfall/kit/core/ids'
import { deliver } from '@landfall/kit/messaging/consumers'
import { createLog } from '@landfall/kit/observability/log'
import { eventually } from '@landfall/kit/testing/eventually'
import type { EventEnvelope } from '@landfall/proto-events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onScholarshipCriteriaChanged } from '../src/events/on-scholarship-criteria-changed.ts'
import { onScholarshipCriteriaRepublished } from '../src/events/on-scholarship-criteria-republished.ts'
import { requirementsOf } from '../src/student/listing-requirements/listing-requirements.ts'
import { createWorker } from '../src/worker.ts'
import { startApplications, type RunningApplications } from './_app.ts'
import { aListing, aStep, criteriaChanged, criteriaRepublished } from './_listings.ts'

let app: RunningApplications
beforeAll(async () => {
  app = await startApplications()
})
afterAll(() => app.stop())

const changed = (event: EventEnvelope<unknown>) =>
  deliver(onScholarshipCriteriaChanged, event, app.unitOfWork)
const republished = (event: EventEnvelope<unknown>) =>
  deliver(onScholarshipCriteriaRepublished, event, app.unitOfWork)
const find = (scholarshipId: string) => app.stores.listingRequirements.find(scholarshipId)

describe('the read copy of what an award asks', () => {
  it('takes one event once, however often it is delivered', async () => {
    const listing = aListing({
      requirements: [aStep('essay-topic-1', 'essay-topic', 'Write an essay.')],
      requiresEssay: true,
      sensitiveFacts: ['belief'],
    })
    const event = criteriaChanged(listing)
    expect(await changed(event)).toBe('handled')
    expect(await changed(event)).toBe('duplicate')
    expect(await changed({ ...event, id: newId() })).toBe('handled')
    expect(await find(listing.scholarshipId)).toEqual(requirementsOf(listing))
  })

  it('ends at the newest version in whatever order events arrive', async () => {
    const first = aListing()
    const second = { ...first, version: 2, requiresEssay: false }
    const third = { ...first, version: 3, requiresEssay: true }
    for (const order of [
      [third, first, second],
      [second, third, first],
    ]) {
      for (const listing of order) await changed(criteriaChanged(listing))
      expect(await find(first.scholarshipId)).toEqual(requirementsOf(third))
    }
  })

  it('takes the whole catalog page by page, and keeps what is newer', async () => {
    const [old, other] = [aListing(), aListing()]
    const newer = { ...old, version: 2, requiresEssay: true }
    await changed(criteriaChanged(newer))
    const runId = randomUUID()
    const last = { runId, page: 2, isLast: true, listings: [other] }
    await republished(criteriaRepublished(last))
    expect(await app.stores.catalogTellings.isComplete()).toBe(false)
    const first = { runId, page: 1, isLast: false, listings: [old, old] }
    const page = criteriaRepublished(first)
    await republished(page)
    await republished(page)
    expect(await app.stores.catalogTellings.isComplete()).toBe(true)
    expect(await find(old.scholarshipId)).toEqual(requirementsOf(newer))
    expect(await find(other.scholarshipId)).toEqual(requirementsOf(other))
  })

  it('accepts a version that is told anew, and no event from before it', async () => {
    const before = aListing()
    const anew = { ...before, requiresEssay: true }
    await changed(criteriaChanged(before))
    await republished(criteriaRepublished({ page: 1, isLast: true, listings: [anew] }))
    await changed(criteriaChanged(before))
    expect(await find(before.scholarshipId)).toEqual(requirementsOf(anew))
  })
})

it('a service asks for the whole catalog at its start, until it was told once', async () => {
  const fresh = await startApplications()
  const log = createLog({ service: 'applications', level: 'silent' })
  const startWorker = async () => {
    // Without NATS, so that events of other tests do not arrive.
    const config = { ...fresh.config, natsUrl: 'nats://127.0.0.1:1' }
    const worker = await createWorker(config, { log, queuePrefix: randomUUID() })
    await worker.start()
    return worker
  }
  const asked = async () =>
    (await fresh.outboxEvents()).filter(({ name }) => name.includes('catalogue-copy'))
  const worker = await startWorker()
  try {
    await eventually(async () => (await asked()).length === 1)
    const event = criteriaRepublished({ page: 1, isLast: true, listings: [] })
    await deliver(onScholarshipCriteriaRepublished, event, fresh.unitOfWork)
    await (await startWorker()).stop()
    expect(await asked()).toHaveLength(1)
  } finally {
    await worker.stop()
    await fresh.stop()
  }
})
