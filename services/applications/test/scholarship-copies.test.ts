import { randomUUID } from 'node:crypto'
import { deliver } from '@landfall/kit/messaging/consumers'
import { newId } from '@landfall/kit/core/ids'
import type { EventEnvelope } from '@landfall/proto-events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onScholarshipChanged } from '../src/events/on-scholarship-changed.ts'
import { startApplications, type RunningApplications } from './_app.ts'

let app: RunningApplications
beforeAll(async () => {
  app = await startApplications()
})
afterAll(() => app.stop())

type Facts = { scholarshipId: string; version: number; verb: string; title?: string }

function fact({
  scholarshipId,
  version,
  verb,
  title = 'Award',
}: Facts): EventEnvelope<unknown> {
  return {
    specversion: '1.0',
    id: newId(),
    source: '/catalog',
    type: `landfall.catalog.scholarship.${verb}.v1`,
    subject: scholarshipId,
    time: '2026-11-21T10:00:00.000Z',
    datacontenttype: 'application/json',
    aggregateversion: version,
    data: {
      scholarshipId,
      ownerId: null,
      status: verb === 'closed' ? 'closed' : 'published',
      title,
      provider: 'Harbour Trust',
      slug: 'award',
      deadline: { date: '2027-01-15', precision: 'exact', timeZone: 'America/New_York' },
      applicationUrl: null,
      sourceUrl: null,
    },
  }
}

const receive = (envelope: EventEnvelope<unknown>) => {
  const consumer = onScholarshipChanged.find(({ event }) => event.type === envelope.type)
  if (!consumer) throw new Error(`nobody consumes ${envelope.type}`)
  return deliver(consumer, envelope, app.unitOfWork)
}

describe('the read copy of a scholarship', () => {
  it('takes one event once, however often it is delivered', async () => {
    const scholarshipId = randomUUID()
    const created = fact({ scholarshipId, version: 1, verb: 'created' })
    expect(await receive(created)).toBe('handled')
    expect(await receive(created)).toBe('duplicate')
    expect(await app.stores.scholarshipCopies.find(scholarshipId)).toMatchObject({
      version: 1,
      deadlineDate: '2027-01-15',
    })
  })

  it('ends at the newest version in whatever order events arrive', async () => {
    const scholarshipId = randomUUID()
    const history = [
      fact({ scholarshipId, version: 1, verb: 'created', title: 'First title' }),
      fact({ scholarshipId, version: 2, verb: 'updated', title: 'Second title' }),
      fact({ scholarshipId, version: 3, verb: 'closed', title: 'Second title' }),
    ]
    for (const order of [
      [2, 0, 1],
      [1, 2, 0],
      [0, 1, 2],
    ]) {
      for (const index of order) {
        const event = history[index]
        if (event) await receive({ ...event, id: newId() })
      }
      expect(await app.stores.scholarshipCopies.find(scholarshipId)).toMatchObject({
        version: 3,
        status: 'closed',
        title: 'Second title',
      })
    }
  })

  it('refuses an event that breaks its contract and keeps what it had', async () => {
    const scholarshipId = randomUUID()
    const broken = { ...fact({ scholarshipId, version: 1, verb: 'created' }), data: {} }
    await expect(receive(broken)).rejects.toThrow('does not fit its contract')
    expect(await app.stores.scholarshipCopies.find(scholarshipId)).toBeNull()
  })
})
