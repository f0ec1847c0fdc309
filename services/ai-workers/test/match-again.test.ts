import { randomUUID } from 'node:crypto'
import { newId } from '@landfall/kit/core/ids'
import { createSealer } from '@landfall/kit/core/sealed'
import { eventually } from '@landfall/kit/testing/eventually'
import { stickRows } from '@landfall/kit/testing/stuck-rows'
import { requirement } from '@landfall/matching/testing/examples'
import { studentSaved, type Profile } from '@landfall/matching/testing/student-saved'
import { makeEnvelope } from '@landfall/proto-events'
import { StudentAnswersSaved } from '@landfall/proto-events/identity/student-answers-saved.v1'
import { noticeRequestedSchema } from '@landfall/proto-events/notice-requested'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formAgain } from '../src/modules/match/form-again.input.ts'
import { makeMatchAgain } from '../src/modules/match/match-again.ts'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { aListing } from './_listings.ts'

const MINUTE_MS = 60_000
const startedAt = Date.now()
const dayIn = (days: number) =>
  new Date(startedAt + days * 24 * 60 * MINUTE_MS).toISOString().slice(0, 10)

/** A listing that states everything that is compared, in favor of the student of these tests. */
const strong = () =>
  aListing({
    title: `Strong award ${randomUUID().slice(0, 8)}`,
    award: { type: 'full-tuition', least: null, most: null },
    deadline: { date: dayIn(90), precision: 'exact', timeZone: 'America/New_York' },
    criteria: {
      degreeLevels: ['graduate'],
      fields: { kind: 'listed', codes: ['computer-science'] },
      citizenship: { kind: 'listed', codes: ['IN'], hint: null },
      gpaRequirement: '3.00',
      minIeltsScore: '6.0',
    },
  })
const weak = aListing()
const forBest = aListing({ criteria: { gpaRequirement: '3.80' } })

let app: RunningAiWorkers
let now = startedAt
const probe = aStudent()
let matchAgain: () => Promise<number>
beforeAll(async () => {
  app = await startAiWorkers()
  await app.storeListings(weak, forBest)
  await app.startWorker()
  const clock = { now: () => new Date(now) }
  matchAgain = makeMatchAgain({ unitOfWork: app.unitOfWork, formAgain, clock, newId })
})
afterAll(() => app.stop())

type Caller = ReturnType<typeof aStudent>
const idOf = ({ viewer }: Caller) => (viewer.kind === 'user' ? viewer.userId : '')
const minutesLater = (minutes: number) => (now += minutes * MINUTE_MS)

const runsQuery = /* GraphQL */ `
  {
    matchRuns {
      totalCount
      edges {
        node {
          id
          cause
          status
          profile {
            gpa
            degreeLevel
            careerGoals
          }
          result {
            matchCount
          }
          changes {
            added {
              title
            }
          }
        }
      }
    }
  }
`
type Run = {
  id: string
  cause: string
  changes: { added: { title: string }[] } | null
  result: { matchCount: number } | null
  profile: object
}
async function runsOf(caller: Caller): Promise<Run[]> {
  const { matchRuns } = await app.ask(caller, runsQuery)
  return matchRuns.edges.map(({ node }: { node: Run }) => node)
}
/** Waits until every started match is over, including matches that leave nothing. */
async function settled() {
  const failed = `select 1 from match_runs where status = 'failed'`
  await eventually(async () => {
    const { rows } = await app.postgres.pool.query(
      `select 1 from match_runs where status in ('queued', 'running')`,
    )
    return rows.length === 0
  })
  expect((await app.postgres.pool.query(failed)).rows).toEqual([])
}
const profileSaved = (caller: Caller, version: number, profile: Partial<Profile>) => ({
  ...studentSaved({ studentId: idOf(caller), version, ...profile }),
  time: new Date(now).toISOString(),
})
async function answered(caller: Caller, version: number, fact: string) {
  const sealer = createSealer(app.config.studentAnswersKey)
  const sealedAnswers = await sealer.seal({ [fact]: 'yes' })
  return makeEnvelope(StudentAnswersSaved, {
    id: randomUUID(),
    aggregateId: idOf(caller),
    version,
    time: new Date(now),
    data: { studentId: idOf(caller), sealedAnswers },
  })
}
async function noticesTo(caller: Caller) {
  const events = await app.outboxEvents('landfall.ai-workers.notice.requested.v1')
  return events
    .map(({ data }) => noticeRequestedSchema.parse(data))
    .filter(({ userId }) => userId === idOf(caller))
}
/** Stores listings and waits until the worker's index has them. */
async function indexListings(...listings: Parameters<typeof app.storeListings>) {
  await app.storeListings(...listings)
  const open = await app.stores.listings.countOpen()
  await eventually(async () => {
    const { run } = await app.match(probe)
    return run.result?.totalScholarships === open
  })
}

it('matches the others again although one can’t be, and makes up for that', async () => {
  const people = [aStudent(), aStudent()]
  for (const caller of people) {
    await app.match(caller, { gpa: '3.6' })
    await app.receive(profileSaved(caller, 2, { gpa: '3.90' }))
  }
  const causes = async () => {
    await settled()
    const runs = await Promise.all(people.map(runsOf))
    return runs.map((of) => of.map(({ cause }) => cause))
  }
  const letGo = await stickRows(app.postgres.pool, {
    table: 'match_runs',
    when: `new.cause = 'profile' and new.student_id = '${people.map(idOf)[0]}'`,
  })
  minutesLater(3)
  await expect(matchAgain()).rejects.toThrow('Failed query')
  expect(await causes()).toEqual([['STUDENT'], ['PROFILE', 'STUDENT']])
  await letGo()
  expect(await matchAgain()).toBe(1)
  expect(await causes()).toEqual([
    ['PROFILE', 'STUDENT'],
    ['PROFILE', 'STUDENT'],
  ])
})

it('follows a profile once it rests, however often it was told of, with what it says now', async () => {
  const [caller, never] = [aStudent(), aStudent()]
  await app.match(caller, { gpa: '3.6' })
  const change = profileSaved(caller, 2, { gpa: '3.90', intendedDegreeLevel: 'phd' })
  for (const event of [change, change, profileSaved(never, 2, { gpa: '3.90' })])
    await app.receive(event)
  minutesLater(1)
  expect(await matchAgain()).toBe(0)
  await app.receive(profileSaved(caller, 3, { gpa: '3.90', intendedDegreeLevel: 'phd' }))
  minutesLater(1.5)
  expect(await matchAgain()).toBe(0)
  minutesLater(1)
  expect(await matchAgain()).toBe(1)
  await settled()
  for (const event of [change, profileSaved(caller, 3, {}), profileSaved(caller, 1, {})])
    await app.receive(event)
  minutesLater(20)
  expect(await matchAgain()).toBe(0)
  const runs = await runsOf(caller)
  expect(runs).toMatchObject([
    {
      cause: 'PROFILE',
      profile: {
        gpa: null,
        degreeLevel: 'phd',
        careerGoals: expect.stringMatching('farm'),
      },
      result: { matchCount: 2 },
      changes: { added: [{}] },
    },
    { cause: 'STUDENT', profile: { gpa: '3.6' }, result: { matchCount: 1 } },
  ])
  expect(await runsOf(never)).toEqual([])
})

it('a new match follows an answer, but not once the student has matched with it', async () => {
  const [caller, quick] = [aStudent(), aStudent()]
  for (const one of [caller, quick]) await app.match(one)
  for (const one of [caller, quick]) {
    const event = await answered(one, 1, 'orphan')
    for (const again of [event, event]) await app.receive(again)
  }
  await app.match(quick)
  minutesLater(3)
  expect(await matchAgain()).toBe(1)
  await settled()
  expect((await runsOf(caller)).map(({ cause }) => cause)).toEqual(['PROFILE', 'STUDENT'])
  expect((await runsOf(quick)).map(({ cause }) => cause)).toEqual(['STUDENT', 'STUDENT'])
})

it('a new match does not wait for ever while a student keeps making changes', async () => {
  const caller = aStudent()
  await app.match(caller)
  for (let version = 1; version <= 9; version += 1) {
    await app.receive(profileSaved(caller, version, { gpa: '3.70' }))
    expect(await matchAgain()).toBe(0)
    minutesLater(1)
  }
  await app.receive(profileSaved(caller, 10, { gpa: '3.80' }))
  minutesLater(1)
  expect(await matchAgain()).toBe(1)
  await settled()
})

it('a new match follows the catalog, and reports a strong new match once', async () => {
  const caller = aStudent()
  await app.receive(await answered(caller, 1, 'refugee'))
  await app.match(caller)
  const open = strong()
  const personal = {
    ...strong(),
    sensitiveFacts: ['refugee'],
    requirements: [
      requirement({
        key: 'refugee',
        decide: {
          by: 'question',
          fact: 'refugee',
          question: 'Are you a refugee?',
          expects: true,
          isPerAward: false,
        },
      }),
    ],
  }
  await indexListings(open, personal, aListing({ title: 'Weak' }))
  minutesLater(62)
  expect(await matchAgain()).toBeGreaterThan(0)
  await settled()
  const [run] = await runsOf(caller)
  expect(run).toMatchObject({ cause: 'CATALOGUE', profile: { gpa: '3.6' } })
  expect(run?.changes?.added).toHaveLength(3)
  const [notice, ...others] = await noticesTo(caller)
  expect(others).toEqual([])
  expect(notice).toMatchObject({
    type: 'strong-match',
    title: '2 new strong matches',
    link: `/ai-matching?run=${run?.id}`,
  })
  expect(notice?.body).toMatch(
    /^- Strong award \w+ \(Harbour Trust\): scores \d+ of 100\nAnd 1 more\.\n\nA strong match means you meet every requirement/,
  )
  expect(notice?.body).toContain(open.title)
  expect(notice?.body).not.toContain(personal.title)

  // The award closes and opens again: it is new once more, but the student is not notified again.
  await indexListings({ ...open, version: 2, isOpen: false })
  minutesLater(62)
  await matchAgain()
  await settled()
  await indexListings({ ...open, version: 3 })
  minutesLater(62)
  await matchAgain()
  await settled()
  expect((await runsOf(caller))[0]?.changes?.added).toEqual([{ title: open.title }])
  expect(await noticesTo(caller)).toHaveLength(1)
})

it('a new match leaves nothing where the catalog changed nothing for the student', async () => {
  const caller = aStudent()
  await app.match(caller)
  await indexListings(aListing({ criteria: { gpaRequirement: '4.00' } }))
  minutesLater(62)
  expect(await matchAgain()).toBeGreaterThan(0)
  await settled()
  expect(await runsOf(caller)).toHaveLength(1)
  minutesLater(62)
  expect(await matchAgain()).toBe(0)
})
