import { eventually } from '@landfall/kit/testing/eventually'
import { testVisitor } from '@landfall/kit/testing/callers'
import type { Caller } from '@landfall/kit/identity/viewer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { startFakeModel, type Asked, type FakeModel } from './_fake-model.ts'
import { aListing } from './_listings.ts'
import { testSettings } from './_provider.ts'

/** Turns the words of each tip around, with the same figures. */
function rewordAll({ messages }: Asked) {
  const text = messages.at(-1)?.content ?? ''
  const { awards } = JSON.parse(
    text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1),
  ) as {
    awards: { award: number; tips: string[] }[]
  }
  const worded = awards.map(({ award, tips }) => {
    return { award, tips: tips.map((tip) => `Good to know: ${tip}`) }
  })
  return { answer: JSON.stringify({ awards: worded }) }
}

/** Resolved once the computed words have been read; the model answers then. */
const read = Promise.withResolvers<void>()
let model: FakeModel
let app: RunningAiWorkers
beforeAll(async () => {
  model = await startFakeModel(async (asked) => {
    await read.promise
    return rewordAll(asked)
  })
  app = await startAiWorkers({ provider: testSettings(model.baseUrl) })
  await app.storeListings(aListing())
  await app.startWorker()
})
afterAll(async () => {
  await app.stop()
  await model.stop()
})

const resultQuery = /* GraphQL */ `
  query ($id: ID!) {
    matchRun(id: $id) {
      result {
        overallScore
        matchCount
        madeBy
        matches {
          verdict
          score
          scoreBase
          reasons
          applicationTips
          improvementAreas
        }
      }
    }
  }
`

/** Waits for the reworded tips and returns the run's result. */
function worded(student: Caller, run: { id: string; result: { madeBy: string[] } }) {
  return eventually(async () => {
    const { matchRun } = await app.ask(student, resultQuery, { id: run.id })
    return matchRun.result.madeBy.length > run.result.madeBy.length && matchRun.result
  })
}

it('a match comes at once in computed words; the model’s come later, and change nothing else', async () => {
  const student = aStudent()
  const { run } = await app.match(student)
  read.resolve()
  const [computed] = run.result.matches
  expect(computed.applicationTips.length).toBeGreaterThan(0)
  expect(run.result.madeBy[0]).toBe('Computed by rules from your profile')
  const result = await worded(student, run)
  expect(result.madeBy.at(-1)).toBe('Tips worded by test-model from the computed facts')
  const [shown] = result.matches
  expect(shown.applicationTips).toEqual(
    computed.applicationTips.map((tip: string) => `Good to know: ${tip}`),
  )
  const { applicationTips: _, ...rest } = shown
  expect(computed).toMatchObject(rest)
  expect(result).toMatchObject({
    overallScore: run.result.overallScore,
    matchCount: run.result.matchCount,
  })
  const { rows } = await app.postgres.pool.query('select * from match_tip_wordings')
  expect(JSON.stringify(rows)).not.toContain('Good to know')
})

it('a person who opens a private link learns nothing of the words', async () => {
  const student = aStudent()
  const { run } = await app.match(student)
  const share = /* GraphQL */ `
    mutation ($input: MatchRunIdInput!) {
      shareMatchRun(input: $input) {
        ... on MatchRunSuccess {
          run {
            shareToken
          }
        }
      }
    }
  `
  await worded(student, run)
  const { shareMatchRun } = await app.ask(student, share, { input: { id: run.id } })
  const shared = /* GraphQL */ `
    query ($token: ID!) {
      sharedMatchRun(token: $token) {
        result {
          madeBy
          matches {
            applicationTips
          }
        }
      }
    }
  `
  const { shareToken: token } = shareMatchRun.run
  const { sharedMatchRun } = await app.ask(testVisitor(), shared, { token })
  expect(sharedMatchRun.result.madeBy.join()).not.toContain('worded')
  expect(sharedMatchRun.result.matches).toEqual([{ applicationTips: [] }])
})
