import { expect, it } from 'vitest'
import { byService } from './service-places.ts'

const place = (service: string, change: object = {}) => ({
  service,
  eventType: 'landfall.catalog.scholarship.updated.v1',
  waitingCount: 0,
  isAttended: true,
  lastAnsweredAt: null,
  ...change,
})

it('a service is as far behind as all its events together, and its last sign is the newest', () => {
  const early = '2026-11-23T06:00:00.000Z'
  const late = '2026-11-23T07:00:00.000Z'
  expect(
    byService([
      place('catalog', { waitingCount: 2, lastAnsweredAt: late }),
      place('catalog', { waitingCount: 3, isAttended: false, lastAnsweredAt: early }),
      place('mentoring'),
    ]),
  ).toEqual([
    { service: 'catalog', waitingCount: 5, unreadCount: 1, lastAnsweredAt: late },
    { service: 'mentoring', waitingCount: 0, unreadCount: 0, lastAnsweredAt: null },
  ])
})
