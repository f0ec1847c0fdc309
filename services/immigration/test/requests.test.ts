import { testCaller } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startImmigration } from './_app.ts'
import { type Dated, day, READ, SAVE } from './_profile.ts'

let now = new Date('2026-11-23T15:00:00Z')
let app: Awaited<ReturnType<typeof startImmigration>>
beforeAll(async () => {
  app = await startImmigration({ now: () => now })
})
afterAll(() => app.stop())

const CREATE = `mutation ($input: CreateImmigrationGuidanceInput!) {
  createImmigrationGuidance(input: $input) {
    ... on ImmigrationGuidanceSuccess { guidance { id summary nextSteps deadlines { id closesOn step } } } } }`
const DELETE = `mutation ($input: ImmigrationGuidanceIdInput!) {
  deleteImmigrationGuidance(input: $input) { __typename } }`

const specificQuestions = ['May I work this summer?']

it('says the conditions among the steps, and the last day within a limit among the deadlines', async () => {
  const student = testCaller()
  const [from, to] = ['2026-01-01', '2026-12-31']
  const spells = [{ kind: 'CPT', from, to, hoursPerWeek: 40, level: 'master' }]
  await app.ask(student, SAVE, { input: { spells, level: 'master' } })
  const input = { guidanceType: 'cpt', currentStatus: 'applying', specificQuestions }
  const { createImmigrationGuidance: created } = await app.ask(student, CREATE, { input })
  const { nextSteps, deadlines, summary } = created.guidance
  // 364 days from 1 January, both included.
  expect(deadlines[0]).toMatchObject({ id: 'C2:0', closesOn: '2026-12-30' })
  expect(summary).toContain('Next: Full-time CPT uses up OPT, by 30 Dec 2026.')
  expect(nextSteps[0]).toBe(deadlines[0].step)
  expect(nextSteps[1]).toMatch(/^Keep to the conditions: .*Who may have CPT/)
  expect(nextSteps.join()).not.toContain('Practical training may change')
})

/** The guidance for a student on a topic, and the dates that they then have. */
const guided = async (guidanceType: string, days: object[]) => {
  const student = testCaller()
  await app.ask(student, SAVE, { input: { days, i94: 'DURATION_OF_STATUS' } })
  const input = { guidanceType, currentStatus: 'approved', specificQuestions }
  const { createImmigrationGuidance: created } = await app.ask(student, CREATE, { input })
  const { immigrationProfile } = await app.ask(student, READ)
  const own = immigrationProfile.deadlines.map(({ id, closesOn }: Dated) => [id, closesOn])
  return { own, ...created.guidance }
}

it('guides on J-1 from the DS-2019 by rules for J-1, which nobody on F-1 is told of', async () => {
  const dated = [
    ['J1-training:0', '2027-05-14'],
    ['J1-stay:0', '2027-06-14'],
  ]
  const { own, nextSteps, deadlines } = await guided('j1', [day('ds2019End', '2027-05-15')])
  expect(own).toEqual(dated)
  expect(deadlines.map(({ id, closesOn }: Dated) => [id, closesOn]).slice(0, 2)).toEqual(
    dated,
  )
  expect(nextSteps.at(-1)).toMatch(/program’s responsible officer \(RO\) before you act/)

  const f1 = await guided('general', [day('programEnd', '2027-05-15')])
  const ids = [...f1.own, ...f1.deadlines.map(({ id }: Dated) => [id])].flat()
  expect(ids.filter((id) => String(id).startsWith('J1-'))).toEqual([])
  expect(f1.nextSteps.at(-1)).toContain('with your DSO before you act')
})

it('forgets the stage that a deleted request gave, unless another request still tells one', async () => {
  const student = testCaller()
  const days = [day('programEnd', '2026-12-15')]
  await app.ask(student, SAVE, { input: { days } })
  const dates = async () => {
    const { immigrationProfile } = await app.ask(student, READ)
    return immigrationProfile.deadlines.map(({ id }: Dated) => id)
  }
  const asked = async (currentStatus: string) => {
    const input = { guidanceType: 'opt', currentStatus, specificQuestions }
    const { createImmigrationGuidance: created } = await app.ask(student, CREATE, { input })
    return created.guidance.id as string
  }
  const gone = async (id: string) => app.ask(student, DELETE, { input: { id } })

  const first = await asked('applying')
  now = new Date('2026-11-23T15:01:00Z')
  const denied = await asked('denied')
  expect(await dates()).not.toContain('O3:0')
  await gone(first)
  expect(await dates()).not.toContain('O3:0')
  now = new Date('2026-11-23T15:02:00Z')
  const pending = await asked('pending')
  await gone(denied)
  expect(await dates()).not.toContain('O3:0')
  const again = await asked('applying')
  expect(await dates()).toContain('O3:0')
  await gone(again)
  expect(await dates()).not.toContain('O3:0')
  await gone(pending)
  expect(await dates()).toContain('O3:0')
})
