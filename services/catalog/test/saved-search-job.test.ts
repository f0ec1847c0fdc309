import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePercolateScholarships } from '../src/alerts/saved-search/percolate-scholarships.ts'
import { makeNotifyOfNewFits } from '../src/alerts/saved-search/notify-of-new-fits.ts'
import { type RunningAlerts, newWord, startAlerts } from './_alerts.ts'
import { keepSearch } from './_saved-searches.ts'

let alerts: RunningAlerts
beforeAll(async () => {
  alerts = await startAlerts('2026-11-21T12:00:00Z')
})
afterAll(() => alerts?.catalog.stop())

describe('the job', () => {
  it('reports each thing once when two workers take it up at once', async () => {
    const word = newWord()
    const searches = await Promise.all(
      Array.from({ length: 30 }, () => keepSearch(alerts.catalog, { query: word })),
    )
    await alerts.put(...Array.from({ length: 250 }, () => alerts.listing(word)))
    await Promise.all([alerts.percolate(), alerts.percolate(), alerts.percolate()])
    // A search that first reported only a part reports the remainder after its pause.
    alerts.later(11)
    await alerts.percolate()
    for (const search of searches) {
      const counts = (await alerts.titlesFor(search)).map((title) => Number.parseInt(title))
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(250)
    }
  })

  it('is queued once, however many transactions change listings before it runs', async () => {
    const asked = async () => {
      const { rows } = await alerts.catalog.postgres.pool.query<{ n: number }>(
        `select count(*)::int as n from outbox where kind = 'job' and body::text like '%percolate-scholarships%'`,
      )
      return rows[0]?.n ?? 0
    }
    await alerts.percolate()
    const before = await asked()
    for (let batch = 0; batch < 3; batch += 1) await alerts.put(alerts.listing(newWord()))
    expect(await asked()).toBe(before + 1)
    await alerts.percolate()
    await alerts.put(alerts.listing(newWord()))
    expect(await asked()).toBe(before + 2)
  })

  it('resumes where a killed worker stopped, and reports nothing twice', async () => {
    const word = newWord()
    const search = await keepSearch(alerts.catalog, { name: 'Mine', query: word })
    await alerts.put(...Array.from({ length: 250 }, () => alerts.listing(word)))
    let [calls, isAlive] = [0, true]
    const dying: typeof alerts.catalog.unitOfWork = (work) =>
      alerts.catalog.unitOfWork(async (tx) => {
        const done = isAlive ? await work(tx) : null
        calls += 1
        if (calls === 2) isAlive = false
        if (done === null || !isAlive) throw new Error('killed before the commit')
        return done
      })
    await expect(makePercolateScholarships(alerts.parts(dying))()).rejects.toThrow('killed')
    isAlive = true
    await expect(alerts.percolate(dying)).resolves.toBeUndefined()
    await alerts.percolate()
    expect(await alerts.titlesFor(search)).toEqual(['250 new scholarships for Mine'])
  })

  it('asks for the notice and marks it as told in one transaction', async () => {
    const word = newWord()
    const search = await keepSearch(alerts.catalog, { name: 'Mine', query: word })
    await alerts.put(alerts.listing(word))
    await makePercolateScholarships(alerts.parts())()
    const dying: typeof alerts.catalog.unitOfWork = (work) =>
      alerts.catalog.unitOfWork(async (tx) => {
        await work(tx)
        throw new Error('killed before the commit')
      })
    await expect(makeNotifyOfNewFits(alerts.parts(dying))()).rejects.toThrow('killed')
    expect(await alerts.noticesFor(search)).toEqual([])
    await alerts.percolate()
    expect(await alerts.titlesFor(search)).toEqual(['1 new scholarship for Mine'])
  })

  it('reports more than one statement has room for, after a large sync', async () => {
    const word = newWord()
    const search = await keepSearch(alerts.catalog, { name: 'Mine', query: word })
    await alerts.put(...Array.from({ length: 7 }, () => alerts.listing(word)))
    await makePercolateScholarships(alerts.parts())()
    // Also found, but gone by now.
    await alerts.catalog.postgres.pool.query(
      `insert into saved_search_hits (search_id, scholarship_id, reason, found_at)
       select $1, gen_random_uuid(), 'new', $2 from generate_series(1, 70000)`,
      [search.id, alerts.now()],
    )
    await makeNotifyOfNewFits(alerts.parts())()
    const [notice] = await alerts.noticesFor(search)
    expect(notice?.title).toBe('7 new scholarships for Mine')
    expect(notice?.body).toMatch(/(- Award .*\n){5}And 2 more\./)
    alerts.later(60)
    await makeNotifyOfNewFits(alerts.parts())()
    expect(await alerts.noticesFor(search)).toHaveLength(1)
  })

  it('skips searches that were removed or changed meanwhile', async () => {
    const word = newWord()
    const [removed, changed] = [
      await keepSearch(alerts.catalog, { query: word }),
      await keepSearch(alerts.catalog, { query: word }),
    ]
    const run = makePercolateScholarships(alerts.parts())
    await alerts.put(alerts.listing(word))
    await run()
    await alerts.catalog.unitOfWork(async ({ savedSearches, searchHits }) => {
      await savedSearches.remove(removed.studentId, removed.id)
      await searchHits.clear(changed.id)
      const revision = await savedSearches.nextRevision()
      await savedSearches.update({ ...changed, query: newWord(), revision })
    })
    await alerts.put(alerts.listing(word))
    await run()
    await makeNotifyOfNewFits(alerts.parts())()
    expect(await alerts.noticesFor(removed)).toEqual([])
    expect(await alerts.noticesFor(changed)).toEqual([])
  })
})

describe('what is new to a search', () => {
  it('is counted until it was looked at, also without an alert, and tells nobody then', async () => {
    const word = newWord()
    const search = await keepSearch(alerts.catalog, { query: word, alert: 'off' })
    const gone = alerts.listing(word)
    await alerts.put(alerts.listing(word), alerts.listing(word), gone)
    await alerts.percolate()
    const { newCounts, update } = alerts.catalog.stores.savedSearches
    expect((await newCounts([search.id], null)).get(search.id)).toBe(3)
    await alerts.put({ ...gone, status: 'closed' })
    expect((await newCounts([search.id], null)).get(search.id)).toBe(2)
    await update({ ...search, alert: 'at-once', lastSeenAt: alerts.now() })
    expect((await newCounts([search.id], null)).get(search.id)).toBeUndefined()
    alerts.later(60)
    await alerts.percolate()
    expect(await alerts.noticesFor(search)).toEqual([])
  })
})
