import { createLog } from '@landfall/kit/observability/log'
import { stickRows } from '@landfall/kit/testing/stuck-rows'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeNotifyOfNewFits } from '../src/alerts/saved-search/notify-of-new-fits.ts'
import { makePercolateScholarships } from '../src/alerts/saved-search/percolate-scholarships.ts'
import { implementPercolateScholarships } from '../src/jobs/percolate-scholarships.ts'
import { type RunningAlerts, newWord, startAlerts } from './_alerts.ts'
import { keepSearch } from './_saved-searches.ts'

let alerts: RunningAlerts
beforeAll(async () => {
  alerts = await startAlerts('2026-11-21T12:00:00Z')
})
afterAll(() => alerts?.catalog.stop())

it('a listing that can’t be found holds up neither the others nor what was found before', async () => {
  const words = [newWord(), newWord(), newWord()] as const
  const [waiting, stuck, other] = await Promise.all(
    words.map((query) => keepSearch(alerts.catalog, { name: 'Mine', query })),
  )
  const percolate = makePercolateScholarships(alerts.parts())
  await alerts.put(alerts.listing(words[0]))
  await percolate()
  const bad = alerts.listing(words[1])
  await alerts.put(bad)
  await alerts.put(alerts.listing(words[2]))
  const letGo = await stickRows(alerts.catalog.postgres.pool, {
    table: 'saved_search_hits',
    when: `new.scholarship_id = '${bad.id}'`,
  })
  const notifyOfNewFits = makeNotifyOfNewFits(alerts.parts())
  const job = implementPercolateScholarships({ percolate, notifyOfNewFits })
  const log = createLog({ service: 'catalog', level: 'silent' })
  const run = () => job.run({}, { log, attempt: 1 } as never)
  await expect(run()).rejects.toThrow('Failed query')
  const told = async () => {
    const searches = [waiting, stuck, other].flatMap((search) => search ?? [])
    return Promise.all(searches.map(async (one) => (await alerts.titlesFor(one)).length))
  }
  expect(await told()).toEqual([1, 0, 1])
  await letGo()
  await run()
  expect(await told()).toEqual([1, 1, 1])
})

it('a student who can’t be notified does not hold up the others', async () => {
  const word = newWord()
  const searches = await Promise.all(
    Array.from({ length: 30 }, () => keepSearch(alerts.catalog, { query: word })),
  )
  // The notices of each page are in the order of the searches’ ids.
  const [stuck, ...others] = searches.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  await alerts.put(alerts.listing(word))
  await makePercolateScholarships(alerts.parts())()
  const letGo = await stickRows(alerts.catalog.postgres.pool, {
    table: 'outbox',
    when: `new.body::text like '%${stuck?.studentId}%'`,
  })
  const notifyOfNewFits = makeNotifyOfNewFits(alerts.parts())
  await expect(notifyOfNewFits()).rejects.toThrow('Failed query')
  const counts = (some: typeof searches) =>
    Promise.all(some.map(async (one) => (await alerts.titlesFor(one)).length))
  expect(new Set(await counts(others))).toEqual(new Set([1]))
  await letGo()
  await notifyOfNewFits()
  expect(new Set(await counts(searches))).toEqual(new Set([1]))
})
