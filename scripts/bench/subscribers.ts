/**
 * Many people watch the figures of one organization at one gateway: how soon they are connected, how soon a
 * submitted application is on all of their pages, how much memory each takes, and how they come back after the
 * gateway was killed:
 *
 *     npm run bench subscribers -- [--subscribers 10000] [--events 10] [--processes 2]
 *
 * The gateway is a process of its own as in production; behind it are the real donors-content, its worker,
 * NATS, PostgreSQL and MongoDB, and stand-ins for identity and catalog.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  freePort,
  killProcess,
  startGatewayProcess,
} from '../../gateway/test/_gateway-process.ts'
import { machine, say } from './measure.ts'
import { type Orders, type Report, nowMs, workedSeconds } from './subscribers/messages.ts'
import { startWorld } from './subscribers/world.ts'

const { values } = parseArgs({
  options: {
    subscribers: { type: 'string', default: '10000' },
    events: { type: 'string', default: '10' },
    // More processes than cores would only take turns with the gateway.
    processes: { type: 'string', default: String(availableParallelism()) },
    'event-streams': { type: 'string', default: '10' },
    'at-once': { type: 'string', default: '25' },
    data: { type: 'string' },
  },
})
const [subscribers, processes] = [Number(values.subscribers), Number(values.processes)]
const GOALS = { connectedSeconds: 30, p99Ms: 1_000, kilobytes: 30 }
const HEAP_MIB = 432
const repository = join(import.meta.dirname, '../..')

const world = await startWorld()
const port = await freePort()
const children: ChildProcess[] = []
/** The version of the figures, as donors-content counts it. */
let version = 1
let gateway = await startGateway()
process.exitCode = 1
try {
  await world.publishSubmitted()
  process.exitCode = (await bench()) ? 0 : 1
} finally {
  for (const child of children) child.kill()
  gateway.kill()
  await world.stop()
}
process.exit()

async function bench(): Promise<boolean> {
  await untilIdle(gateway)
  await Promise.all(Array.from({ length: processes }, startProcess))
  const empty = await usageOf(gateway, 'memory')
  const idle = await worked()
  const connectedSeconds = await connectAll()
  const connected = await worked()
  const full = await usageOf(gateway, 'memory')
  const collected = await worked()
  const kilobytesOf = (key: 'held' | 'resident', now: Usage) =>
    (now[key] - empty[key]) / subscribers / 1_024
  const latencies: number[] = []
  // The first event does not count: it compiles what the others use.
  for (let event = 0; event <= Number(values.events); event++) {
    const one = await publishAndWait()
    say(`event ${event}: p50 ${at(one, 0.5)}, p99 ${at(one, 0.99)}, last ${at(one, 1)} ms`)
    if (event > 0) latencies.push(...one)
  }
  const answered = await worked()
  const answers = (Number(values.events) + 1) * subscribers
  const after = await killAndReturn()
  const [p50, p99, most] = [at(latencies, 0.5), at(latencies, 0.99), at(latencies, 1)]
  const held = kilobytesOf('held', full)
  const figures = {
    connectedSeconds,
    latencyMs: { p50, p99, most },
    cpuMilliseconds: {
      eachConnection: millisecondsEach(idle, connected, subscribers),
      eachAnswer: millisecondsEach(collected, answered, answers),
    },
    kilobytes: { held, resident: kilobytesOf('resident', full) },
    killed: after,
  }
  const about = { bench: 'subscribers', at: new Date().toISOString(), machine: machine() }
  say(JSON.stringify({ ...about, subscribers, ...figures }))
  const isReached =
    connectedSeconds <= GOALS.connectedSeconds &&
    p99 <= GOALS.p99Ms &&
    held <= GOALS.kilobytes
  say(`goals ${JSON.stringify(GOALS)}: ${isReached ? 'met' : 'missed'}`)
  return isReached && after.stepsBack === 0
}

/** @returns seconds until each client had its first figures */
async function connectAll(): Promise<number> {
  const startedAt = nowMs()
  await Promise.all(children.map(connectClients))
  const seconds = (nowMs() - startedAt) / 1_000
  say(`${subscribers} connected after ${seconds.toFixed(1)} s`)
  return seconds
}

/** Milliseconds from before the application's event was published until each client had it. */
async function publishAndWait(): Promise<number[]> {
  version += 1
  const arrivals = untilAllHave(version)
  const publishedAt = nowMs()
  await world.publishSubmitted()
  return (await arrivals).map((arrivedAt) => arrivedAt - publishedAt)
}

async function killAndReturn() {
  for (const child of children) child.send('down')
  const downAt = nowMs()
  await killProcess(gateway)
  // Changes made meanwhile must be on all pages in the end.
  for (let event = 0; event < 5; event++) await world.publishSubmitted()
  version += 5
  await wait(2_000)
  gateway = await startGateway()
  const upAt = nowMs()
  const arrivals = await untilAllHave(version)
  const last = await publishAndWait()
  const states = await Promise.all(children.map((child) => ask(child, 'state', 'state')))
  const sum = (key: 'lost' | 'stepsBack' | 'polls') =>
    states.reduce((total, state) => total + state[key], 0)
  const tries = states.flatMap((state) => state.tries.map((one) => one - downAt))
  const returned = states.flatMap((state) => state.returned.map((one) => one - upAt))
  return {
    secondsAway: (upAt - downAt) / 1_000,
    allBackSeconds: at(returned, 1) / 1_000,
    allHaveAllSeconds: (Math.max(...arrivals) - upAt) / 1_000,
    failedTries: sum('lost'),
    tries: tries.length,
    mostTriesIn100Ms: fullest(tries),
    polls: sum('polls'),
    stepsBack: sum('stepsBack'),
    nextEventP99Ms: at(last, 0.99),
  }
}

async function untilAllHave(wanted: number): Promise<number[]> {
  const reports = await Promise.all(
    children.map((child) => ask(child, { version: wanted }, 'arrivals')),
  )
  return reports.flatMap(({ at: times }) => times)
}

async function startProcess(): Promise<void> {
  const child = fork(join(import.meta.dirname, 'subscribers/clients.ts'))
  children.push(child)
  await once(child, 'message')
}

async function connectClients(child: ChildProcess, place: number): Promise<void> {
  const each = Math.ceil(subscribers / processes)
  const count = Math.min(each, subscribers - place * each)
  const orders: Orders = {
    url: `http://127.0.0.1:${port}`,
    query: dashboardSubscription(),
    organizationId: world.organizationId,
    tokens: Array.from({ length: count }, (_, one) => `watcher-${place}-${one}`),
    eventStreamPercent: Number(values['event-streams']),
    atOnce: Number(values['at-once']),
  }
  await ask(child, orders, 'connected')
}

type Kind = Report['kind']

function ask<K extends Kind>(
  child: ChildProcess,
  question: object | string,
  kind: K,
): Promise<Extract<Report, { kind: K }>> {
  const { promise, resolve, reject } = Promise.withResolvers<Extract<Report, { kind: K }>>()
  const take = (report: Report) => {
    if (report.kind !== kind) return
    child.off('message', take)
    child.off('exit', fail)
    resolve(report as Extract<Report, { kind: K }>)
  }
  const fail = () => reject(new Error('A process of clients has ended'))
  child.on('message', take)
  child.once('exit', fail)
  child.send(question)
  return promise
}

/** The donor's dashboard's own subscription, word for word. */
function dashboardSubscription(): string {
  const file = join(repository, 'web/src/features/donor-dashboard/dashboard-fragment.ts')
  const [, fragment = ''] = /graphql\(`([^`]+)`\)/.exec(readFileSync(file, 'utf8')) ?? []
  return `subscription Bench($id: ID!) { donorMetrics(organizationId: $id) { ...Dashboard_DonorMetrics } }${fragment}`
}

async function startGateway(): Promise<ChildProcess> {
  const usage = new URL('./subscribers/report-usage.ts', import.meta.url).pathname
  const started = await startGatewayProcess({
    port,
    environment: world.environment,
    withinMs: 600_000,
    flags: ['--expose-gc', `--max-old-space-size=${HEAP_MIB}`, '--import', usage],
  })
  // The clients would wait forever for a gateway that ended by itself.
  started.once('exit', (code, signal) => {
    if (signal === 'SIGKILL' || signal === 'SIGTERM') return
    say(`The gateway has ended by itself: ${signal ?? code}`)
    process.exit(1)
  })
  return started
}

/** Seconds of a core. When the clients work as long as the clock runs, they limit the figures, not the gateway. */
type Worked = { gateway: number; clients: number; services: number }

async function worked(): Promise<Worked> {
  const { cpuSeconds } = await usageOf(gateway, 'time')
  const reports = await Promise.all(children.map((child) => ask(child, 'worked', 'worked')))
  const clients = reports.reduce((total, one) => total + one.cpuSeconds, 0)
  return { gateway: cpuSeconds, clients, services: workedSeconds() }
}

function millisecondsEach(before: Worked, after: Worked, count: number): Worked {
  const each = (who: keyof Worked) => ((after[who] - before[who]) / count) * 1_000
  return {
    gateway: each('gateway'),
    clients: each('clients'),
    services: each('services'),
  }
}

type Usage = { held: number; resident: number; cpuSeconds: number }

/**
 * Returns bytes, and seconds of a core.
 * @param what `memory` collects all garbage first
 */
async function usageOf(child: ChildProcess, what: 'memory' | 'time'): Promise<Usage> {
  const reported = once(child, 'message')
  child.send(what)
  const [usage] = (await reported) as [Usage]
  return usage
}

/** Waits until the gateway has made its plans, as it does after its start; people come later. */
async function untilIdle(child: ChildProcess): Promise<void> {
  const worked = async () => (await usageOf(child, 'time')).cpuSeconds
  let before = await worked()
  for (;;) {
    await wait(2_000)
    const now = await worked()
    if (now - before < 0.1) return
    before = now
  }
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round(
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN,
  )
}

/** The most times within one tenth of a second. */
function fullest(times: readonly number[]): number {
  const counts = Map.groupBy(times, (time) => Math.floor(time / 100))
  return Math.max(0, ...[...counts.values()].map(({ length }) => length))
}
