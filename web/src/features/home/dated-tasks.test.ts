import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ImmigrationStanding } from '#gql/graphql'
import { setReaderZone } from '#lib/format/reader-zone.ts'
import { type TodayState, todayTasks } from './today-tasks.ts'

beforeEach(() => setReaderZone('UTC'))
afterEach(() => setReaderZone(null))

const session = (id: string, scheduledAt: string) => ({
  id,
  name: 'Kofi Boateng',
  scheduledAt,
})

const immigration = (
  id: string,
  standing: ImmigrationStanding,
  opensOn: string | null,
  closesOn: string,
) => ({ id, title: id, standing, opensOn, closesOn, asOf: '2026-11-30' })

const tasksOf = (state: Partial<TodayState>) => {
  const nothing = {
    areTimesMissing: false,
    requests: [],
    sessions: [],
    immigration: [],
    missingFacts: [],
    open: [],
  }
  return todayTasks({ ...nothing, ...state }, '2026-11-30T08:00:00.000Z')
}
const keys = (state: Partial<TodayState>) => tasksOf(state).map(({ key }) => key)

it('has sessions of the week and dates of status before what is missing', () => {
  const urgent = immigration('M4:0', 'URGENT', null, '2026-12-18')
  const window = immigration('O2:0', 'OPEN', '2026-09-19', '2027-02-16')
  const sessions = [session('s1', '2026-12-01T14:00:00.000Z')]
  const state = { sessions, immigration: [window, urgent], missingFacts: ['gpa'] as const }
  expect(keys(state)).toEqual(['M4:0', 's1', 'O2:0'])
  expect(tasksOf(state)).toMatchObject([
    {
      why: 'Immigration date, act now: the last day is 18 Dec 2026, in 18 days. Confirm with your DSO.',
      to: '/immigration',
    },
    {
      title: 'Session with Kofi Boateng',
      why: 'Starts 1 Dec 2026, 14:00.',
      to: '/mentoring/sessions/s1',
    },
    {
      why: 'Immigration date: the last day is 16 Feb 2027, in 78 days. Confirm with your DSO.',
    },
  ])
  const [now] = tasksOf({ sessions: [session('s2', '2026-11-30T07:45:00.000Z')] })
  expect(now?.why).toBe('Started 30 Nov 2026, 07:45.')
})

it('leaves what is far off to the calendar', () => {
  const far = [
    immigration('M4:0', 'OPEN', null, '2027-05-15'),
    immigration('F2:0', 'OPEN', '2026-08-20', '2027-08-20'),
    immigration('O2:0', 'TOO_EARLY', '2026-12-19', '2026-12-20'),
  ]
  const sessions = [session('s1', '2026-12-09T14:00:00.000Z')]
  expect(keys({ sessions, immigration: far })).toEqual([])
  const near = [immigration('V1:0', 'OPEN', null, '2026-12-28')]
  expect(keys({ immigration: near })).toEqual(['V1:0'])
})

it('begins with the times of a mentor whom nobody can book yet', () => {
  const sessions = [session('s1', '2026-11-30T09:00:00.000Z')]
  const [first, second] = tasksOf({ areTimesMissing: true, sessions })
  expect(first).toMatchObject({
    title: 'Set the times when you take sessions',
    to: '/mentoring/availability',
  })
  expect(second?.key).toBe('s1')
})
