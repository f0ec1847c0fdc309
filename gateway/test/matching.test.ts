import { setTimeout as wait } from 'node:timers/promises'
import { isThorough } from '@landfall/kit/testing/breadth'
import { testCaller } from '@landfall/kit/testing/callers'
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest'
import { type Site, startSite } from './_gateway.ts'
import type { Answers } from './_fake-subgraphs.ts'

const PROFILE = {
  academicField: 'Computer Science',
  degreeLevel: 'graduate',
  gpa: '3.6',
  country: 'Kenya',
  englishProficiency: 'ielts_7',
  financialNeed: 'high',
  careerGoals: 'Water for dry places, by better pumps',
}

let site: Site

const start = (body: unknown, path = '/api/ai/match') =>
  site.call('POST', path, { session: 'a-student', body })

/** A run with these values instead of made-up ones; without a result when `result` is null. */
function withRun({ result, ...run }: Record<string, unknown>): Answers {
  return {
    'Mutation.startMatch': () => ({ __typename: 'MatchRunSuccess', run }),
    'Query.matchRun': () => run,
    ...(result === null && { 'MatchRun.result': () => null }),
  }
}

describe('POST /api/ai/match', () => {
  afterEach(() => site.stop())

  it('passes on the profile and returns the parts of the result', async () => {
    let input: unknown
    site = await startSite({
      answers: {
        'Mutation.startMatch': (args) => {
          input = args['input']
          return { __typename: 'MatchRunSuccess', run: { status: 'FINISHED' } }
        },
        'MatchResult.matches': () => [
          { score: 87, reasons: ['Your IELTS 7.0, asked 6.5'] },
        ],
        'Competitiveness.percent': () => null,
      },
    })
    const answer = await start({ profile: { ...PROFILE, gpa: 3.6, preferredStates: 'TX' } })
    expect(answer.status).toBe(200)
    expect(input).toEqual({
      profile: { ...PROFILE, preferredStates: ['TX'] },
      waitSeconds: 30,
    })
    expect(answer.body).toMatchObject({
      matches: [
        {
          scholarshipId: expect.any(String),
          scholarshipTitle: 'Text',
          provider: 'Text',
          matchScore: 87,
          reasons: ['Your IELTS 7.0, asked 6.5'],
          applicationTips: ['Text'],
          improvementAreas: ['Text'],
        },
      ],
      overallProfile: { competitiveScore: null, strengths: ['Text'] },
      totalScholarships: 3,
    })
  })

  it('answers 202 with the address of a run that is not done', async () => {
    site = await startSite({
      answers: withRun({ id: 'run-1', status: 'RUNNING', result: null }),
    })
    const answer = await start({ profile: PROFILE })
    expect(answer.status).toBe(202)
    expect(answer.headers.get('location')).toBe('/api/ai/match/run-1')
    expect(answer.body).toMatchObject({ runId: 'run-1', status: 'running' })
    const later = await site.call('GET', '/api/ai/match/run-1', { session: 'a-student' })
    expect([later.status, later.body['status']]).toEqual([202, 'running'])
  })

  it('reports why a run failed', async () => {
    const failure = 'The catalog is not loaded yet. Please try again.'
    site = await startSite({
      answers: withRun({ status: 'FAILED', result: null, failure }),
    })
    const answer = await start({ profile: PROFILE })
    expect([answer.status, answer.body['message']]).toEqual([500, failure])
  })

  it('reports validation messages under the field names that were sent', async () => {
    const errors = [{ path: ['profile', 'gpa'], message: 'Please enter your GPA' }]
    site = await startSite({
      answers: {
        'Mutation.startMatch': () => ({
          __typename: 'ValidationFailed',
          code: 'VALIDATION_FAILED',
          message: 'Please enter your GPA',
          errors,
        }),
      },
    })
    const answer = await start({ profile: { ...PROFILE, gpa: '' } })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ message: 'Please enter your GPA', errors })
  })

  it('looks up the session once for several matches, because a match does not change anybody’s permissions', async () => {
    // The gateway's cache stays fresh for seconds, which may pass here.
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    let asked = 0
    site = await startSite({
      resolveSession: () => {
        asked += 1
        const { viewer } = testCaller({ accountType: 'student', userId: 'student-1' })
        return { viewer, expiresAt: '2027-01-01T00:00:00.000Z' }
      },
    })
    for (const _ of [1, 2]) expect((await start({ profile: PROFILE })).status).toBe(200)
    expect(asked).toBe(1)
    // Sharing is a write like others, after which the viewer may have changed.
    await site.call('POST', '/api/ai/match/run-1/share', { session: 'a-student' })
    await start({ profile: PROFILE })
    expect(asked).toBe(2)
  })

  it('waits longer than other routes, and tells the subgraph how long', async () => {
    let knownMs: number | undefined
    site = await startSite({
      mode: 'http',
      answers: {
        'Mutation.startMatch': async (_args, { caller }) => {
          knownMs = caller.responseTimeoutMs
          // In a thorough run, waits until any other request would have been refused.
          await wait(isThorough ? 10_500 : 0)
          return { __typename: 'MatchRunSuccess', run: { status: 'FINISHED' } }
        },
      },
    })
    expect((await start({ profile: PROFILE })).status).toBe(200)
    expect(knownMs).toBe(39_500)
  })
})

describe('a POST to /api/ai/match', () => {
  beforeAll(async () => {
    site = await startSite({ answers: withRun({ status: 'QUEUED', result: null }) })
  })
  afterAll(() => site.stop())

  it.each([
    ['nothing', {}, 422],
    ['a profile that is no object', { profile: 'me' }, 422],
    ['an unknown field of the profile', { profile: { ...PROFILE, isAdmin: true } }, 422],
    ['another student', { studentId: 'somebody-else', profile: PROFILE }, 403],
    ['oneself', { studentId: 'student-1', profile: PROFILE }, 202],
  ])('is answered when its body has %s', async (_what, body, status) => {
    expect((await start(body)).status).toBe(status)
  })

  it.each(['0', '51', '1e1', '-1'])('is refused with a limit of %s', async (limit) => {
    const answer = await start({ profile: PROFILE }, `/api/ai/match?limit=${limit}`)
    expect(answer.status).toBe(422)
  })
})

describe('a shared match', () => {
  afterEach(() => site.stop())

  it('is open to visitors until its link is withdrawn', async () => {
    let run: unknown = {}
    site = await startSite({ answers: { 'Query.sharedMatchRun': () => run } })
    const open = await site.call('GET', '/api/ai/match/shared/a-token')
    expect(open.status).toBe(200)
    expect(open.body).not.toHaveProperty('profile')
    run = null
    const gone = await site.call('GET', '/api/ai/match/shared/a-token')
    expect([gone.status, gone.body['message']]).toEqual([404, 'Match not found'])
  })

  it('returns its address when it is created', async () => {
    site = await startSite({ answers: { 'MatchRun.shareToken': () => 'a-token' } })
    const shared = await site.call('POST', '/api/ai/match/run-1/share', {
      session: 'a-student',
    })
    expect(shared.status).toBe(201)
    expect(shared.headers.get('location')).toBe('/api/ai/match/shared/a-token')
  })
})
