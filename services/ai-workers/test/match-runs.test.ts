import { randomUUID } from 'node:crypto'
import { eventually } from '@landfall/kit/testing/eventually'
import { testCaller } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStudent, startAiWorkers, startMutation, type RunningAiWorkers } from './_app.ts'
import { studentSaved } from '@landfall/matching/testing/student-saved'
import { aListing } from './_listings.ts'

let app: RunningAiWorkers
const fits = aListing({ criteria: { minIeltsScore: '6.5', gpaRequirement: '3.50' } })
const fitsToo = aListing({ title: 'Watering Fields by Software', state: 'TX' })
const tooHigh = aListing({ criteria: { minIeltsScore: '7.5' } })
const unclear = aListing({
  criteria: { citizenship: { kind: 'see-source', codes: [], hint: 'Selected countries' } },
})
const closed = aListing({ isOpen: false })
const forF1 = aListing({ criteria: { eligibleVisaTypes: ['F-1'] } })

beforeAll(async () => {
  app = await startAiWorkers()
  await app.storeListings(fits, fitsToo, tooHigh, unclear, closed, forF1)
  await app.startWorker()
})
afterAll(() => app.stop())

type Shown = {
  score: number
  scoreBase: string
  scholarship: { id: string }
  terms: { earned: string; possible: number; isStated: boolean }[]
}
const idsOf = (shown: Shown[]) => shown.map(({ scholarship }) => scholarship.id)

describe('a match', () => {
  it('shows what fits with its reasons, open questions apart, and nothing that fails', async () => {
    const { run } = await app.match(aStudent())
    const { result } = run
    expect(run).toMatchObject({ status: 'FINISHED', failure: null, shareToken: null })
    expect(idsOf(result.matches).toSorted()).toEqual(
      [fits.scholarshipId, fitsToo.scholarshipId].toSorted(),
    )
    expect(idsOf(result.toAnswer)).toEqual([forF1.scholarshipId])
    expect(idsOf(result.toCheck)).toEqual([unclear.scholarshipId])
    expect(result).toMatchObject({
      matchCount: 2,
      toAnswerCount: 1,
      toCheckCount: 1,
      notEligibleCount: 1,
      totalScholarships: 5,
      competitiveness: { met: 1, stated: 2, percent: 50 },
      madeBy: [
        'Computed by rules from your profile',
        'Goals compared by meaning (local model)',
      ],
    })
    const shown = result.matches.find(
      (one: Shown) => idsOf([one])[0] === fits.scholarshipId,
    )
    expect(shown).toMatchObject({ title: fits.title, provider: fits.provider })
    expect(shown.criteria).toContainEqual({
      code: 'english',
      result: 'PASS',
      asked: 'IELTS 6.5',
      yours: 'IELTS 7.0+',
    })
    expect(
      result.improvementAreas.map(({ text }: { text: string }) => text).join(),
    ).toContain('At 7.5 you qualify for 1 more scholarship')
  })

  it('belongs to the request that asked for it, even when two ask at the same moment', async () => {
    const callers = [aStudent(), aStudent()]
    const started = await Promise.all(callers.map((caller) => app.match(caller)))
    const { rows } = await app.postgres.pool.query(
      `select body->'payload'->>'runId' as "runId", body->'origin'->>'requestId' as "requestId"
      from outbox where kind = 'job'`,
    )
    for (const [index, { run }] of started.entries()) {
      expect(rows).toContainEqual({ runId: run.id, requestId: callers[index]?.requestId })
    }
  })

  it('adds up: a score is what is earned of what is stated, the overall one the mean of the best', async () => {
    const { matches, overallScore } = (await app.match(aStudent())).run.result
    const shares = matches.map(({ terms }: Shown) => {
      const stated = terms.filter(({ isStated }) => isStated)
      const earned = stated.reduce((sum, term) => sum + Number(term.earned) * 10, 0)
      const possible = stated.reduce((sum, term) => sum + term.possible, 0)
      return Math.round(Math.floor((earned * 100) / possible) / 10)
    })
    expect(matches.map(({ score }: Shown) => score)).toEqual(shares)
    expect(shares).toEqual(shares.toSorted((a: number, b: number) => b - a))
    expect(overallScore).toBe(Math.round((shares[0] + shares[1]) / 2))
    expect(matches[0].scoreBase).toMatch(/^on \d of 10 points of comparison$/)
  })

  it('answers the same for the same profile', async () => {
    const [one, two] = [await app.match(aStudent()), await app.match(aStudent())]
    expect(two.run.result.matches).toEqual(one.run.result.matches)
  })

  it('computes with what the profile says beyond the form', async () => {
    const student = aStudent()
    const { userId } = student.viewer.kind === 'user' ? student.viewer : { userId: '' }
    await app.receive(
      studentSaved({ studentId: userId, version: 1, visaType: 'F-1', ieltsScore: '7.5' }),
    )
    const { result } = (await app.match(student)).run
    expect(idsOf(result.matches)).toContain(forF1.scholarshipId)
    expect(idsOf(result.matches)).toContain(tooHigh.scholarshipId)
  })

  it('keeps the form as it was sent', async () => {
    const profile = {
      gpa: '3.60',
      country: 'south_korea',
      preferredStates: ['Texas', 'ca'],
      minAmount: '5000',
    }
    const { run } = await app.match(aStudent(), profile)
    expect(run.profile).toEqual({
      academicField: 'Computer Science',
      gpa: '3.60',
      country: 'KR',
      countryName: 'South Korea',
      preferredStates: ['CA', 'TX'],
      minAmount: '5000',
    })
  })

  it('answers at once without a wait, and reports its progress', async () => {
    const student = aStudent()
    const { run } = await app.match(student, {}, { waitSeconds: 0 })
    expect(run).toMatchObject({ status: 'QUEUED', result: null })
    const progress = async () =>
      (
        await app.ask(
          student,
          `query ($id: ID!) { matchProgress(runId: $id) { runId sequence step label percent isLast } }`,
          { id: run.id },
        )
      ).matchProgress
    const last = await eventually(async () => {
      const step = await progress()
      return step.isLast && step
    })
    expect(last).toEqual({
      runId: run.id,
      sequence: 5,
      step: 'FINISHED',
      label: '2 matches found among 5 scholarships',
      percent: 100,
      isLast: true,
    })
  })

  it('is published when it is finished, without the profile', async () => {
    const { run } = await app.match(aStudent())
    const events = await app.outboxEvents('landfall.ai-workers.match-run.finished.v1')
    const mine = events.filter(({ data }) => data['runId'] === run.id)
    expect(mine).toHaveLength(1)
    expect(Object.keys(mine[0]?.data ?? {}).toSorted()).toEqual([
      'checkCount',
      'finishedAt',
      'isAutomatic',
      'matchCount',
      'runId',
      'studentId',
    ])
  })

  it('makes one run of twenty calls with one Idempotency-Key', async () => {
    const idempotencyKey = { key: randomUUID(), fingerprint: 'same' }
    const student = testCaller({ idempotencyKey })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.match(student, {}, { waitSeconds: 0 })),
    )
    expect(new Set(answers.map(({ run }) => run.id)).size).toBe(1)
    const { totalCount } = (await app.ask(student, `{ matchRuns { totalCount } }`))
      .matchRuns
    expect(totalCount).toBe(1)
  })
})

describe('who may start a match', () => {
  const empty = { input: { profile: {} } }
  it.each([
    [
      'a visitor',
      testVisitorCaller(),
      'NotSignedIn',
      'Please sign up for free to use AI scholarship matching.',
    ],
    [
      'a donor',
      testCaller({ accountType: 'donor' }),
      'Forbidden',
      'Only student accounts are matched with scholarships',
    ],
    [
      'a university',
      testCaller({ accountType: 'university' }),
      'Forbidden',
      'Only student accounts are matched with scholarships',
    ],
    [
      'a student with an empty form',
      aStudent(),
      'ValidationFailed',
      'Please correct the marked fields.',
    ],
  ])('%s', async (_who, caller, __typename, message) => {
    const { startMatch } = await app.ask(caller, startMutation, empty)
    expect(startMatch).toMatchObject({ __typename, message })
  })

  it('lets a student start only so many an hour', async () => {
    const few = await startAiWorkers({ matchesPerHour: 2 })
    try {
      const student = aStudent()
      const start = () => few.match(student, {}, { waitSeconds: 0 })
      expect((await start()).__typename).toBe('MatchRunSuccess')
      expect((await start()).__typename).toBe('MatchRunSuccess')
      const third = await start()
      expect(third).toMatchObject({ __typename: 'TooManyRequests' })
      expect(third.retryAfterSeconds).toBeGreaterThan(3_500)
      expect((await few.match(aStudent(), {}, { waitSeconds: 0 })).__typename).toBe(
        'MatchRunSuccess',
      )
    } finally {
      await few.stop()
    }
  })

  it('are counted together with those of the same moment', async () => {
    const few = await startAiWorkers({ matchesPerHour: 2 })
    try {
      const student = aStudent()
      const starts = [student, aStudent(), student, student, student].map((caller) =>
        few.match(caller, {}, { waitSeconds: 0 }),
      )
      expect((await Promise.all(starts)).map((start) => start.__typename)).toEqual([
        'MatchRunSuccess',
        'MatchRunSuccess',
        'MatchRunSuccess',
        'TooManyRequests',
        'TooManyRequests',
      ])
    } finally {
      await few.stop()
    }
  })
})

describe('runs of somebody else', () => {
  const query = `query ($id: ID!) { matchRun(id: $id) { id } matchProgress(runId: $id) { step } }`
  it('are not there', async () => {
    const owner = aStudent()
    const { run } = await app.match(owner)
    expect(await app.ask(owner, query, { id: run.id })).toMatchObject({
      matchRun: { id: run.id },
    })
    for (const id of [run.id, 'no-id', randomUUID()]) {
      expect(await app.ask(aStudent(), query, { id })).toEqual({
        matchRun: null,
        matchProgress: null,
      })
    }
  })
})

function testVisitorCaller() {
  return { ...testCaller(), viewer: { kind: 'visitor' } as const }
}
