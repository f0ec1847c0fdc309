/** Matches and live updates, while processes die under them. */
import { isThorough } from '@landfall/kit/testing/breadth'
import { eventually } from '@landfall/kit/testing/eventually'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectStatus, signUp, type SignedIn } from '../kit/people.ts'
import { freeze, killHard, processNames } from '../kit/processes.ts'
import { follow } from '../kit/live.ts'

const profile = {
  academicField: 'Computer Science',
  degreeLevel: 'graduate',
  gpa: '3.60',
  country: 'Kenya',
  englishProficiency: 'ielts_7',
  financialNeed: 'high',
  careerGoals: 'Build software that clinics in Kenya can rely on',
}

type MatchAnswer = { runId: string; status: string; matches?: unknown[] }

const START = `mutation Start($input: StartMatchInput!) {
  startMatch(input: $input) { ... on MatchRunSuccess { run { id } } }
}`
const STEPS = `subscription Steps($runId: ID!, $after: Int) {
  matchProgress(runId: $runId, after: $after) { sequence step isLast }
}`
const COUNTS = `subscription Counts { savedScholarshipCounts { total } }`

describe.runIf(processNames.includes('workers'))(
  'matching while processes are killed',
  () => {
    let student: SignedIn

    beforeAll(async () => {
      student = await signUp('student')
      const { firstName, lastName, email } = student.person
      const own = { firstName, lastName, email, country: 'Kenya' }
      expectStatus(await student.client.post('/api/students', own), 201)
    })

    async function startMatch(): Promise<string> {
      const { body } = await student.client.post<{
        data: { startMatch: { run: { id: string } } }
      }>('/graphql', { query: START, variables: { input: { profile } } })
      return body.data.startMatch.run.id
    }

    async function finished(runId: string): Promise<MatchAnswer> {
      const answer = await student.client.get<MatchAnswer>(`/api/ai/match/${runId}`)
      expect(answer.status).toBe(200)
      return answer.body
    }

    it('finishes a match whose workers are killed while it runs', async () => {
      const asked = student.client.post<MatchAnswer>('/api/ai/match', { profile })
      const untilReplaced = killHard('workers')
      const { status, body } = await asked
      expect([200, 202]).toContain(status)
      await untilReplaced()
      const run = await eventually(() => finished(body.runId))
      expect(run.matches?.length).toBeGreaterThan(0)
    })

    it('sends each step once and in order although the gateway is killed', async () => {
      const thaw = freeze('workers')
      const stopped = new AbortController()
      const seen: { sequence: number; isLast: boolean }[] = []
      let following = Promise.resolve()
      try {
        const runId = await startMatch()
        following = follow(student.client, {
          query: STEPS,
          variables: () => ({ runId, after: seen.at(-1)?.sequence ?? 0 }),
          onAnswer({ data }) {
            const step = data?.['matchProgress'] as (typeof seen)[number] | undefined
            if (step) seen.push(step)
          },
          isLast: () => seen.at(-1)?.isLast === true,
          signal: stopped.signal,
        })
        const untilReplaced = killHard('gateway')
        await untilReplaced()
        thaw()
        await eventually(() => expect(seen.at(-1)?.isLast).toBe(true))
      } finally {
        thaw()
        stopped.abort()
        await following
      }
      expect(seen.map(({ sequence }) => sequence)).toEqual(
        seen.map((_, index) => index + 1),
      )
      expect(seen.length).toBeGreaterThan(2)
    })

    // In every run, gateway/test/subscriptions-kill.test.ts does the same with one gateway.
    it.runIf(isThorough)(
      'shows the current counts again after the gateway was killed',
      async () => {
        const stopped = new AbortController()
        const totals: number[] = []
        const following = follow(student.client, {
          query: COUNTS,
          variables: () => ({}),
          onAnswer({ data }) {
            const counts = data?.['savedScholarshipCounts'] as { total: number } | undefined
            if (counts) totals.push(counts.total)
          },
          isLast: () => false,
          signal: stopped.signal,
        })
        try {
          await eventually(() => expect(totals.at(-1)).toBe(0))
          const [first, second] = await scholarshipIds()
          await save(first)
          await eventually(() => expect(totals.at(-1)).toBe(1))
          const untilReplaced = killHard('gateway')
          await untilReplaced()
          await eventually(() => save(second))
          await eventually(() => expect(totals.at(-1)).toBe(2))
        } finally {
          stopped.abort()
          await following
        }
      },
    )

    async function scholarshipIds() {
      const listed = await student.client.get<{ id: string }[]>('/api/scholarships?limit=2')
      return listed.body.map(({ id }) => id)
    }

    async function save(scholarshipId: string | undefined) {
      const { status } = await student.client.post('/api/saved-scholarships', {
        scholarshipId,
      })
      expect([200, 201]).toContain(status)
    }
  },
)
