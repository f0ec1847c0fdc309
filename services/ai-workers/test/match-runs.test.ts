import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aStudent,
  PROFILE,
  startAiWorkers,
  startMutation,
  type RunningAiWorkers,
} from './_app.ts'
import { aListing } from './_listings.ts'

let app: RunningAiWorkers
const fits = aListing({ criteria: { minIeltsScore: '6.5', gpaRequirement: '3.50' } })
const tooHigh = aListing({ criteria: { minIeltsScore: '7.5' } })
const open = aListing({
  criteria: { citizenship: { kind: 'see-source', codes: [], hint: 'Selected countries' } },
})

beforeAll(async () => {
  app = await startAiWorkers({ natsUrl: 'nats://127.0.0.1:1' })
  await app.tell(fits, tooHigh, open)
  await app.startWorker()
})
afterAll(() => app.stop())

describe('a match', () => {
  it('answers with every award that fits, and why', async () => {
    const { startMatch } = await app.ask(aStudent(), startMutation, {
      input: { profile: PROFILE, waitSeconds: 5 },
    })
    expect(startMatch).toMatchObject({ run: { status: 'FINISHED' } })
  })
})
