import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { times } from '@landfall/kit/testing/breadth'
import { testCaller } from '@landfall/kit/testing/callers'
import { getOperationAST, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { SUBGRAPHS } from '../config.ts'
import { supergraphFile } from '../graphql/graph.ts'
import type { DataSource } from '../subgraphs/data-source.ts'
import { createRequestContext } from '../subgraphs/request-context.ts'
import { createCompiledGateway } from './compiled-gateway.ts'
import { createPlanner } from './plan.ts'

const planner = createPlanner(readFileSync(supergraphFile, 'utf8'))
/** Many times more operations than fit into the weight that is kept. */
const STRANGERS = times(600, 2_000)
const WEIGHT_MAX = times(160, 512) * 1024

/** A gateway over subgraphs that answer nothing, with what it was asked to plan. */
async function startGateway(o: { weightMax?: number } = {}) {
  const nothing: DataSource = { process: async () => ({ data: {} }) }

  const plans: string[] = []
  const gateway = createCompiledGateway({
    planner,
    sources: new Map(SUBGRAPHS.map((name) => [name, nothing])),
    onValueFaults: () => undefined,
    admitPlan: async ({ caller }) => void plans.push(caller.requestId),
    strangersWeightMax: o.weightMax,
  })
  const { executor } = await gateway.load({ apollo: {} })
  if (!executor) throw new Error('It executes')
  const ask = (text: string, context = {}) => {
    const document = parse(text)
    return executor({
      queryHash: createHash('sha256').update(text).digest('hex'),
      document,
      operation: getOperationAST(document),
      request: { variables: { yes: true } },
      context: {
        ...createRequestContext(testCaller(), { isTrustedDocument: false }),
        ...context,
      },
    } as never)
  }
  return { gateway, ask, plans }
}

const scalars = 'slug status isActive title provider description amountLabel sourceUrl'
const large = (number: number) => {
  const parts = Array.from(
    { length: 20 },
    (_, index) =>
      `n${number}_${index}: scholarship(id: "x") { ${scalars} benefits @include(if: $yes) }`,
  )
  return `query($yes: Boolean!) { ${parts.join(' ')} }`
}

describe('the cache of compiled operations from unknown clients', () => {
  it('stays below its maximum weight, however many new operations arrive', async () => {
    const { gateway, ask } = await startGateway({ weightMax: WEIGHT_MAX })
    let heaviest = 0
    let asked = 0
    for (; asked < STRANGERS; asked++) {
      await ask(
        asked % 100 === 0
          ? large(asked)
          : `query($yes: Boolean!) { scholarship(id: "${asked}") { id title @include(if: $yes) } }`,
      )
      heaviest = Math.max(heaviest, gateway.kept.weight)
    }
    expect(heaviest).toBeLessThanOrEqual(WEIGHT_MAX)
    expect(heaviest).toBeGreaterThan(WEIGHT_MAX / 2)
    expect(gateway.kept.count).toBeLessThan(asked / 10)
  })

  it('keeps one entry per operation for all values of its conditions', async () => {
    const { gateway, ask } = await startGateway()
    await ask(large(0))
    const { weight } = gateway.kept
    await ask(large(0))
    expect(gateway.kept).toEqual({ weight, count: 1 })
    expect(weight).toBeGreaterThan(100_000)
  })

  it('never evicts the web build’s own documents', async () => {
    const { ask, plans } = await startGateway({ weightMax: 10_000 })
    const own = `query($yes: Boolean!) { scholarship(id: "own") { id title @include(if: $yes) } }`
    await ask(own, { isKnownDocument: true })
    for (let index = 0; index < 20; index++) await ask(large(index))
    expect(plans.length).toBe(20)
    await ask(own, { isKnownDocument: true })
    expect(plans.length).toBe(20)
  })
})
