/**
 * How much one visitor slows others down by sending the worst that is allowed as fast as it is answered: the largest
 * operations, always new ones, and introspection. The budgets are the usual ones; the visitor and the others come
 * from different addresses of this machine.
 *
 *     node scripts/load/one-visitor.ts [--seconds 20] [--connections 16]
 *
 * Prints a line of JSON; exits with 1 when the others' p95 is more than `--most` (5) times as long
 * meanwhile, when one of them is refused, or when the gateway ends.
 */
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { getIntrospectionQuery } from 'graphql'
import { BENCH_QUERY } from '../bench/gateway/apps.ts'
import { largestOperation } from './largest-operation.ts'
import { startLoneGateway } from './lone-gateway.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '16' },
    port: { type: 'string', default: '4794' },
    most: { type: 'string', default: '5' },
  },
})
const seconds = Number(values.seconds)
const OTHERS = 4
/** How long each of the others waits: people pause between pages. */
const PAUSE_MS = 40

const gateway = await startLoneGateway({
  port: Number(values.port),
  heapMib: 432,
  environment: {},
})
try {
  await honest(3)
  const alone = await honest(seconds)
  const stop = new AbortController()
  const attack = worst(stop.signal)
  const beside = await honest(seconds)
  stop.abort()
  const attacked = await attack
  const ratio = beside.p95 / alone.p95
  const isFine = ratio <= Number(values.most) && beside.refused === 0 && !gateway.hasEnded()
  const figures = { alone, beside, ratio: Number(ratio.toFixed(2)), attacked, isFine }
  console.log(JSON.stringify(figures))
  process.exitCode = isFine ? 0 : 1
} finally {
  gateway.stop()
}

/** Asks for pages as people at ordinary addresses do; returns p50 and p95 in milliseconds. */
async function honest(duration: number) {
  const until = performance.now() + duration * 1_000
  const times: number[] = []
  let refused = 0
  const person = async (address: string) => {
    const agent = new Agent({ keepAlive: true, localAddress: address })
    while (performance.now() < until) {
      const from = performance.now()
      const status = await ask(agent, BENCH_QUERY)
      times.push(performance.now() - from)
      if (status !== 200) refused += 1
      await wait(PAUSE_MS)
    }
    agent.destroy()
  }
  await Promise.all(
    Array.from({ length: OTHERS }, (_, number) => person(`127.0.1.${number + 1}`)),
  )
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Number((sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1))
  return { asked: times.length, refused, p50: at(0.5), p95: at(0.95) }
}

/** Sends the worst until the signal; returns how many answers of each status the visitor got. */
async function worst(signal: AbortSignal): Promise<Record<number, number>> {
  const agent = new Agent({ keepAlive: true, localAddress: '127.0.2.1' })
  const statuses: Record<number, number> = {}
  let number = 0
  const connection = async () => {
    while (!signal.aborted) {
      const { query, variables } = largestOperation(number++)
      const isIntrospection = number % 4 === 0
      const status = isIntrospection
        ? await ask(agent, getIntrospectionQuery())
        : await ask(agent, query, variables(number % 64))
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: Number(values.connections) }, connection))
  agent.destroy()
  return statuses
}

/** Resolves to the status when the whole answer is there; 0 when the connection broke. */
function ask(agent: Agent, query: string, variables: object = {}): Promise<number> {
  return new Promise((resolve) => {
    const body = JSON.stringify({ query, variables })
    const headers = { 'content-type': 'application/json' }
    const sent = request(
      `${gateway.url}/graphql`,
      { agent, method: 'POST', headers },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
        response.on('error', () => resolve(0))
      },
    )
    sent.on('error', () => resolve(0))
    sent.end(body)
  })
}
