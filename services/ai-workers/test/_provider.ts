import { randomBytes, randomUUID } from 'node:crypto'
import { systemClock } from '@landfall/kit/core/clock'
import { createSealer } from '@landfall/kit/core/sealed'
import { createPostgres } from '@landfall/kit/database/postgres'
import { createLog } from '@landfall/kit/observability/log'
import { createTestSchema } from '@landfall/kit/testing/schema'
import { migrations } from '../src/config.ts'
import { createProvider } from '../src/modules/provider/create-provider.ts'
import type { ProviderSettings } from '../src/modules/provider/provider-settings.ts'
import type { AnswerPart, AiRequest } from '../src/modules/provider/provider.ts'
import { bindStores } from '../src/stores.ts'
import { startFakeModel } from './_fake-model.ts'

export const MODEL = 'test-model'

export const testSettings = (baseUrl: string): ProviderSettings => ({
  apiKey: 'test-key',
  baseUrl,
  model: MODEL,
  modelOf: {},
  prices: { [MODEL]: { in: 1, out: 10 } },
  featureBudgetMicroUsd: 50_000_000,
  userBudgetMicroUsd: 1_000_000,
  concurrency: 50,
  answerTimeoutMs: 30_000,
  tokenTimeoutMs: 20_000,
  firstWaitMs: 5,
  answerTtlMs: 60_000,
})

/** The provider with a fake model and a database of its own. */
export async function startProvider() {
  const model = await startFakeModel(() => ({ answer: 'Hello there' }))
  const database = await createTestSchema('ai-workers', migrations)
  const log = createLog({ service: 'ai-workers', level: 'silent' })
  const postgres = createPostgres({
    url: database.url,
    schema: 'ai_workers',
    applicationName: 'test',
    poolSize: 10,
    log,
  })
  const stores = bindStores(postgres.db)
  const sealer = createSealer(randomBytes(32).toString('base64url'))
  return {
    model,
    stores,
    postgres,
    /** A provider as another process with the same database would have it. */
    provider(wishes: Partial<ProviderSettings> = {}, clock = systemClock) {
      const settings = { ...testSettings(model.baseUrl), ...wishes }
      return createProvider(settings, { stores, sealer, clock, newId: randomUUID })
    },
    /** The newest record of a person's questions. */
    async callsOf(userId: string) {
      const { rows } = await postgres.pool.query<Record<string, unknown>>(
        `select outcome, tries, tokens_in as "in", tokens_out as "out", is_estimated as estimated,
           cost_micro_usd::int as cost
         from provider_calls where user_id = $1 order by created_at, id`,
        [userId],
      )
      return rows
    },
    /** The amount spent or set aside in a person's budget. */
    async spentBy(userId: string): Promise<number> {
      const { rows } = await postgres.pool.query<{ sum: number }>(
        `select coalesce(sum(micro_usd), 0)::int as sum from provider_budgets
         where scope = 'user' and subject = $1`,
        [userId],
      )
      return rows[0]?.sum ?? 0
    },
    async stop() {
      await model.stop()
      await postgres.close()
      await database.drop()
    },
  }
}
export type StartedProvider = Awaited<ReturnType<typeof startProvider>>

/** A question that nobody has asked before. */
export function aQuestion(more: Pick<AiRequest, 'signal'> = {}) {
  const userId = randomUUID()
  // Letters only: an id would be taken out as personal data.
  const word = [...randomBytes(12)].map((byte) => String.fromCodePoint(97 + (byte % 26)))
  const prompt = [{ role: 'user' as const, content: `Say hello to ${word.join('')}` }]
  return { feature: 'match-tips' as const, prompt, userId, ...more }
}

/** The whole of a stream: its pieces, and how it ended. */
export async function readAll(stream: AsyncIterable<AnswerPart>) {
  const pieces: string[] = []
  let result: Extract<AnswerPart, { kind: 'end' }>['result'] | null = null
  for await (const part of stream) {
    if (part.kind === 'piece') pieces.push(part.text)
    else result = part.result
  }
  return { pieces, text: pieces.join(''), result }
}
