import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliver } from '@landfall/kit/messaging/consumers'
import { makeEnvelope } from '@landfall/proto-events'
import { PreferencesSaved } from '@landfall/proto-events/identity/preferences-saved.v1'
import { onPreferencesSaved } from '../src/events/on-preferences-saved.ts'
import { makeSendDigests } from '../src/alerts/saved-search/send-digests.ts'
import { type RunningAlerts, newWord, startAlerts } from './_alerts.ts'
import { keepSearch } from './_saved-searches.ts'

let alerts: RunningAlerts
beforeAll(async () => {
  alerts = await startAlerts('2026-11-21T12:00:00Z')
})
afterAll(() => alerts?.catalog.stop())

const digest = () => makeSendDigests(alerts.parts())()

async function setTimeZone(timeZone: string, userId: string, version = 1) {
  const event = makeEnvelope(PreferencesSaved, {
    id: randomUUID(),
    aggregateId: userId,
    version,
    time: alerts.now(),
    data: { userId, timeZone, locale: 'en' },
  })
  const give = () => deliver(onPreferencesSaved, event, alerts.catalog.unitOfWork)
  expect(await give()).toBe('handled')
  expect(await give()).toBe('duplicate')
}

describe('a daily digest', () => {
  it('that fails holds up nobody else’s, and comes once it can be made', async () => {
    alerts.at('2027-02-01T20:00:00Z')
    const students = [randomUUID(), randomUUID()].toSorted()
    const word = newWord()
    for (const studentId of students) {
      const search = { studentId, alert: 'daily', name: 'A', query: word } as const
      await keepSearch(alerts.catalog, search, alerts.now())
    }
    const open = { kind: 'none', text: null, timeZone: 'UTC', basis: null } as const
    await alerts.put(alerts.listing(word, { deadline: open }))
    await alerts.percolate()
    alerts.at('2027-02-02T08:00:00Z')
    const [stuck = ''] = students
    const parts = alerts.parts()
    const whatFits: typeof parts.whatFits = async () => {
      const fitsOf = await parts.whatFits()
      return (tx, ids) => {
        if (ids.includes(stuck)) throw new Error('stuck')
        return fitsOf(tx, ids)
      }
    }
    const noticeCounts = () =>
      Promise.all(
        students.map(async (studentId) => (await alerts.noticesFor({ studentId })).length),
      )
    await expect(makeSendDigests({ ...parts, whatFits })()).rejects.toThrow('stuck')
    expect(await noticeCounts()).toEqual([0, 1])
    await digest()
    expect(await noticeCounts()).toEqual([1, 1])
  })

  it('comes at eight where the student lives, once a day, with all daily searches', async () => {
    alerts.at('2027-03-01T20:00:00Z')
    const studentId = randomUUID()
    await setTimeZone('UTC', studentId, 1)
    await setTimeZone('Asia/Kathmandu', studentId, 3)
    await setTimeZone('UTC', studentId, 2)
    const [one, two] = [newWord(), newWord()]
    const daily = { studentId, alert: 'daily' } as const
    await keepSearch(alerts.catalog, { ...daily, name: 'B', query: one }, alerts.now())
    await keepSearch(alerts.catalog, { ...daily, name: 'A', query: two }, alerts.now())
    const open = { kind: 'none', text: null, timeZone: 'UTC', basis: null } as const
    await alerts.put(
      alerts.listing(one, { deadline: open }),
      alerts.listing(two, { deadline: open }),
    )
    await alerts.percolate()
    // Eight in Kathmandu is a quarter past two in UTC.
    alerts.at('2027-03-02T02:14:59Z')
    await digest()
    expect(await alerts.noticesFor({ studentId })).toEqual([])
    alerts.at('2027-03-02T02:15:00Z')
    await Promise.all([digest(), digest()])
    await digest()
    expect(await alerts.noticesFor({ studentId })).toMatchObject([
      {
        type: 'saved-search-digest',
        title: '2 new scholarships for your saved searches',
        link: '/saved-searches',
        body: expect.stringMatching(/^A: 1 new\n- Award .*\n\nB: 1 new\n- Award /),
      },
    ])
    // What comes after eight is reported tomorrow.
    alerts.at('2027-03-02T09:00:00Z')
    await alerts.put(alerts.listing(one, { deadline: open }))
    await alerts.percolate()
    await digest()
    expect(await alerts.noticesFor({ studentId })).toHaveLength(1)
    alerts.at('2027-03-03T02:15:00Z')
    await digest()
    alerts.at('2027-03-04T02:15:00Z')
    await digest()
    expect(await alerts.titlesFor({ studentId })).toEqual([
      '2 new scholarships for your saved searches',
      '1 new scholarship for your saved searches',
    ])
    // Days that are no longer needed are deleted.
    alerts.at('2027-03-07T02:15:00Z')
    await digest()
    const { rows } = await alerts.catalog.postgres.pool.query(
      'select local_day from saved_search_digests where student_id = $1',
      [studentId],
    )
    expect(rows).toEqual([])
  })

  it.each([
    // New York's clocks go forward on 14 March 2027 and back on 7 November.
    ['America/New_York', '2027-03-13T13:00:00Z'],
    ['America/New_York', '2027-03-14T12:00:00Z'],
    ['America/New_York', '2027-11-06T12:00:00Z'],
    ['America/New_York', '2027-11-07T13:00:00Z'],
    ['Nowhere/Land', '2027-11-08T08:00:00Z'],
    [null, '2027-11-09T08:00:00Z'],
  ])('comes in %s at %s and no minute before', async (zone, at) => {
    const studentId = randomUUID()
    if (zone !== null) await setTimeZone(zone, studentId)
    const word = newWord()
    alerts.at(new Date(Date.parse(at) - 6 * 3_600_000))
    await keepSearch(
      alerts.catalog,
      { studentId, alert: 'daily', query: word },
      alerts.now(),
    )
    const open = { kind: 'none', text: null, timeZone: 'UTC', basis: null } as const
    await alerts.put(alerts.listing(word, { deadline: open }))
    await alerts.percolate()
    alerts.at(new Date(Date.parse(at) - 1))
    await digest()
    expect(await alerts.noticesFor({ studentId })).toEqual([])
    alerts.at(at)
    await digest()
    expect(await alerts.noticesFor({ studentId })).toHaveLength(1)
  })
})
