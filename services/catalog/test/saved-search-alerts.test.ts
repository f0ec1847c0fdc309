import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePercolateScholarships } from '../src/alerts/saved-search/percolate-scholarships.ts'
import { publishChanges } from '../src/record/scholarship/publish-change.ts'
import type { StoredScholarship } from '../src/record/scholarship/stored-scholarship.ts'
import { type RunningAlerts, newWord, startAlerts } from './_alerts.ts'
import { keepSearch } from './_saved-searches.ts'

let alerts: RunningAlerts
beforeAll(async () => {
  alerts = await startAlerts('2026-11-21T12:00:00Z')
})
afterAll(() => alerts?.catalog.stop())

describe('a new scholarship', () => {
  it('is reported once to those whom it fits, with amount and deadline', async () => {
    const word = newWord()
    const search = await keepSearch(alerts.catalog, { name: 'Mine', query: word })
    const other = await keepSearch(alerts.catalog, { query: newWord() })
    const award = alerts.listing(word)
    await alerts.put(award)
    await alerts.percolate()
    await alerts.percolate()
    expect(await alerts.noticesFor(search)).toEqual([
      {
        noticeId: expect.any(String),
        userId: search.studentId,
        type: 'saved-search',
        title: '1 new scholarship for Mine',
        body: `- Award ${word}: US$500 a year. Deadline: 1 Mar 2027, 23:59 UTC`,
        link: `/scholarships/${award.slug}`,
        linkLabel: 'See the scholarship',
        occurredAt: alerts.now().toISOString(),
        isUrgent: false,
      },
    ])
    expect(await alerts.noticesFor(other)).toEqual([])
  })

  it('asks for the job in the transaction of the change, and not when nothing changed', async () => {
    await keepSearch(alerts.catalog)
    const jobs = async () => {
      const { rows } = await alerts.catalog.postgres.pool.query(
        `select count(*)::int as count from outbox where name = 'catalog-saved-searches/percolate-scholarships'`,
      )
      return rows[0].count
    }
    const before = await jobs()
    await alerts.put(alerts.listing(newWord()))
    expect(await jobs()).toBe(before + 1)
    await alerts.percolate()
    await alerts.catalog.unitOfWork((tx) =>
      publishChanges(tx, { updated: [] }, alerts.now()),
    )
    expect(await jobs()).toBe(before + 1)
  })

  it('shares one notice with others that come at the same time', async () => {
    const word = newWord()
    const search = await keepSearch(alerts.catalog, { name: 'Mine', query: word })
    await alerts.put(...Array.from({ length: 7 }, () => alerts.listing(word)))
    await alerts.percolate()
    const [notice, ...more] = await alerts.noticesFor(search)
    expect(more).toEqual([])
    expect(notice).toMatchObject({
      title: '7 new scholarships for Mine',
      link: `/scholarships?query=${word}`,
    })
    expect(notice?.body.split('\n')).toHaveLength(6)
    expect(notice?.body).toContain('And 2 more.')
  })

  it('waits for the rest after a notice, and joins the next one', async () => {
    const word = newWord()
    const search = await keepSearch(alerts.catalog, { name: 'Mine', query: word })
    const one = '1 new scholarship for Mine'
    await alerts.put(alerts.listing(word))
    await alerts.percolate()
    alerts.later(2)
    await alerts.put(alerts.listing(word))
    await alerts.percolate()
    await alerts.put(alerts.listing(word))
    await alerts.percolate()
    expect(await alerts.titlesFor(search)).toEqual([one])
    alerts.later(10)
    await alerts.percolate()
    expect(await alerts.titlesFor(search)).toEqual([one, '2 new scholarships for Mine'])
  })

  it.each([
    ['a draft', { status: 'draft' as const }],
    ['closed', { status: 'closed' as const }],
    [
      'over',
      {
        deadline: {
          kind: 'day' as const,
          text: '2026-01-15',
          timeZone: 'UTC',
          basis: null,
        },
      },
    ],
  ])('is not reported when it is %s', async (_state, wishes) => {
    const word = newWord()
    const search = await keepSearch(alerts.catalog, { query: word })
    await alerts.put(alerts.listing(word, wishes))
    await alerts.percolate()
    expect(await alerts.noticesFor(search)).toEqual([])
  })

  it('is not reported when it closed before anybody was told', async () => {
    const word = newWord()
    const search = await keepSearch(alerts.catalog, { query: word })
    const award = alerts.listing(word)
    await alerts.put(award)
    await makePercolateScholarships(alerts.parts())()
    await alerts.put({ ...award, status: 'closed' })
    await alerts.percolate()
    expect(await alerts.noticesFor(search)).toEqual([])
  })

  it('is no news to a search that was saved after it was visible', async () => {
    const word = newWord()
    await keepSearch(alerts.catalog)
    await alerts.put(alerts.listing(word))
    const search = await keepSearch(alerts.catalog, { query: word })
    await alerts.percolate()
    expect(await alerts.noticesFor(search)).toEqual([])
  })
})

/** Searches for awards from 1,000 dollars by their word. */
async function arranged(wishes: Partial<StoredScholarship> = {}) {
  const word = newWord()
  const search = await keepSearch(alerts.catalog, {
    name: 'Mine',
    query: word,
    minAmount: '1000.00',
  })
  const award = alerts.listing(word, { amount: '2000.00', ...wishes })
  await alerts.put(award)
  await alerts.percolate()
  const noticeCount = (await alerts.noticesFor(search)).length
  const change = async (changes: Partial<StoredScholarship>) => {
    alerts.later(60)
    await alerts.put({ ...award, ...changes })
    await alerts.percolate()
    return (await alerts.noticesFor(search)).length - noticeCount
  }
  return { noticeCount, change }
}

describe('a scholarship that changes', () => {
  it('is reported when it fits now: its amount was raised', async () => {
    const { noticeCount, change } = await arranged({ amount: '500.00' })
    expect(noticeCount).toBe(0)
    expect(await change({ amount: '1500.00' })).toBe(1)
  })

  it('is not reported again for a comma, nor for what it fitted before', async () => {
    const { noticeCount, change } = await arranged()
    expect(noticeCount).toBe(1)
    expect(await change({ description: 'For those, who study.' })).toBe(0)
    expect(await change({ amount: '3000.00' })).toBe(0)
    const moved = { kind: 'day', text: '2027-04-01', timeZone: 'UTC', basis: null } as const
    expect(await change({ deadline: moved })).toBe(0)
  })

  it('is reported when it opens again, once for the same state', async () => {
    const { change } = await arranged()
    expect(await change({ status: 'closed' })).toBe(0)
    expect(await change({ status: 'published' })).toBe(1)
    expect(await change({ status: 'closed' })).toBe(1)
    expect(await change({ status: 'published' })).toBe(1)
    expect(await change({ status: 'closed' })).toBe(1)
    expect(await change({ status: 'published', amount: '2500.00' })).toBe(2)
  })

  it('is reported when its deadline was over and a new one is announced', async () => {
    const old = { kind: 'day', text: '2026-01-15', timeZone: 'UTC', basis: null } as const
    const { noticeCount, change } = await arranged({ deadline: old })
    expect(noticeCount).toBe(0)
    expect(await change({ deadline: { ...old, text: '2027-01-15' } })).toBe(1)
  })

  it('is not reported when it went and came back before anybody looked', async () => {
    const word = newWord()
    const search = await keepSearch(alerts.catalog, { query: word })
    const award = alerts.listing(word)
    await alerts.put(award)
    await alerts.percolate()
    alerts.later(60)
    await alerts.put({ ...award, status: 'closed' })
    await alerts.put(award)
    await alerts.percolate()
    expect(await alerts.noticesFor(search)).toHaveLength(1)
  })
})
