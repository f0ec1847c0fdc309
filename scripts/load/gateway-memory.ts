/**
 * How much memory one visitor can make the gateway keep, by sending the largest operations that the limits allow as
 * fast as they are answered: always new ones, and each with several of the 64 combinations of its conditions. The
 * budgets are lifted, as many addresses could do the same.
 *
 *     node scripts/load/gateway-memory.ts [--seconds 120] [--clients 8] [--heap-mib 432]
 *
 * Prints a line of JSON; exits with 1 above `--max-mib` (512) of resident memory.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { largestOperation } from './largest-operation.ts'
import { startLoneGateway } from './lone-gateway.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    clients: { type: 'string', default: '8' },
    /** As where the platform is started; without the flag, V8 lets the heap grow as the machine allows. */
    'heap-mib': { type: 'string', default: '432' },
    port: { type: 'string', default: '4790' },
    'max-mib': { type: 'string', default: '512' },
  },
})
/** How many of an operation's combinations are asked; with more, fewer new operations would come. */
const COMBINATIONS_ASKED = 4

const LIFTED = '1000000000000'
const gateway = await startLoneGateway({
  port: Number(values.port),
  heapMib: Number(values['heap-mib']),
  environment: { COST_PER_MINUTE: LIFTED, NEW_OPERATIONS_PER_MINUTE: LIFTED },
})

try {
  const before = await memory()
  const peak = { rss: 0, heap: 0, external: 0 }
  const statuses = new Map<number, number>()
  const endsAt = performance.now() + Number(values.seconds) * 1_000
  let operations = 0
  const client = async () => {
    while (performance.now() < endsAt) {
      const operation = largestOperation(operations++)
      for (let combination = 0; combination < COMBINATIONS_ASKED; combination++) {
        const variables = operation.variables((operations * 7 + combination * 13) % 64)
        const status = await ask(operation.query, variables)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
  }
  const watch = async () => {
    while (performance.now() < endsAt) {
      const now = await memory()
      peak.rss = Math.max(peak.rss, now.rss)
      peak.heap = Math.max(peak.heap, now.heap)
      peak.external = Math.max(peak.external, now.external)
      await wait(500)
    }
  }
  await Promise.all([watch(), ...Array.from({ length: Number(values.clients) }, client)])
  const isWithin = peak.rss <= Number(values['max-mib'])
  const figures = { operations, statuses: Object.fromEntries(statuses), before, peak }
  console.log(JSON.stringify({ ...figures, unit: 'MiB', isWithin }))
  process.exitCode = isWithin ? 0 : 1
} finally {
  gateway.stop()
}

async function ask(query: string, variables: object): Promise<number> {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  await response.arrayBuffer()
  return response.status
}

/** In MiB; `external` is what V8 counts outside its heap. */
type Memory = { rss: number; heap: number; external: number }

async function memory(): Promise<Memory> {
  const response = await fetch(`${gateway.operationsUrl}/metrics`)
  const text = await response.text()
  const of = (name: string) => {
    const [, bytes] = new RegExp(`^${name}\\S* (\\S+)`, 'm').exec(text) ?? []
    if (bytes === undefined) throw new Error(`The gateway does not tell its ${name}`)
    return Math.round(Number(bytes) / 2 ** 20)
  }
  return {
    rss: of('process_resident_memory_bytes'),
    heap: of('nodejs_heap_size_used_bytes'),
    external: of('nodejs_external_memory_bytes'),
  }
}
