/**
 * Chats with a mentor that stream at the same time through one gateway, beside the model's server read directly:
 *
 *     npm run bench chats -- [--chats 200] [--tokens 300] [--rate 30] [--rounds 3]
 *
 * Each token is the time when the model wrote it. The gateway and the half that answers each have a process of their
 * own. PostgreSQL, NATS and the document store are real; the other services are fakes.
 */
import { fork } from 'node:child_process'
import { createPublicKey } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { newId } from '@landfall/kit/core/ids'
import { testBacking } from '@landfall/kit/testing/backing'
import { eventually } from '@landfall/kit/testing/eventually'
import { testCaller } from '@landfall/kit/testing/callers'
import {
  freePort,
  killProcess,
  startGatewayProcess,
} from '../../gateway/test/_gateway-process.ts'
import { startSite } from '../../gateway/test/_gateway.ts'
import type { Cost, Question, ToAnswering } from './chats/answering.ts'
import { nowMs, startTimedModel } from './chats/timed-model.ts'
import { machine, median, say } from './measure.ts'

const { values } = parseArgs({
  options: {
    chats: { type: 'string', default: '200' },
    tokens: { type: 'string', default: '300' },
    rate: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '3' },
  },
})
const [chats, tokens, rate, rounds] = [
  Number(values.chats),
  Number(values.tokens),
  Number(values.rate),
  Number(values.rounds),
]

/** Students open their chats a few at a time; that all answers begin together is hard enough. */
const OPENED_AT_ONCE = 10

/**
 * One chat: when each token was written and read, and whether it
 * came with the end, which is sent once everything is stored.
 */
type Read = { writtenAt: number; readAt: number; withEnd: boolean }[]

const model = await startTimedModel({ tokens, tokensPerSecond: rate })
const site = await startSite({
  mode: 'http',
  resolveSession: (userId) => ({
    viewer: testCaller({ userId, sessionId: userId }).viewer,
    expiresAt: '2099-01-01T00:00:00.000Z',
  }),
})
const publicKey = createPublicKey(site.environment['GATEWAY_PRIVATE_KEY'] ?? '')
  .export({ type: 'spki', format: 'pem' })
  .toString()
const answering = fork(join(import.meta.dirname, 'chats/answering.ts'), [
  publicKey,
  model.baseUrl,
  String(chats),
])
const [{ url: aiWorkersUrl }] = (await once(answering, 'message')) as [{ url: string }]
const sent = new Map<string, (question: Question) => void>()
let resolveCost = (_cost: Cost) => {}
answering.on('exit', (code) => {
  if (code !== 0) throw new Error('The half that answers has ended')
})
answering.on('message', (message: Question | Cost) => {
  if ('userId' in message) sent.get(message.userId)?.(message)
  else resolveCost(message)
})
const [port, opsPort] = [await freePort(), await freePort()]
const gateway = await startGatewayProcess({
  port,
  environment: {
    ...site.environment,
    AI_WORKERS_URL: aiWorkersUrl,
    NATS_URL: testBacking().natsUrl,
    OPS_PORT: String(opsPort),
    COST_PER_MINUTE: '1000000000',
    NEW_OPERATIONS_PER_MINUTE: '1000000000',
  },
})
try {
  await eventually(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)
  await throughGateway(2)
  const before = await residentMib()
  const figures = { bare: [] as Figures[], ours: [] as Figures[] }
  const costs: Cpu[] = []
  let peakMib = 0
  for (let done = 0; done < rounds; done++) {
    figures.bare.push(figuresOf(await directly(chats)))
    const round = throughGateway(chats)
    peakMib = Math.max(peakMib, await highestWhile(round))
    const { reads, cpu } = await round
    figures.ours.push(figuresOf(reads))
    costs.push(cpu)
  }
  reportFigures(figures, costs, { before, peak: peakMib })
} finally {
  model.stop()
  await killProcess(gateway)
  answering.disconnect()
  await site.stop()
}

/** Seconds of a core. */
type Cpu = { worker: number; gateway: number }
type Figures = {
  firstMs: number
  lagMs: number
  endMs: number
  perSecond: number
  tokens: number
}

/**
 * The 95th percentile of the delay of first tokens, of any token and of last ones; the median chat's tokens a second
 * as a reader sees them.
 */
function figuresOf(reads: readonly Read[]): Figures {
  const written = reads.map((read) => read.filter(({ withEnd }) => !withEnd))
  const lag = ({ writtenAt, readAt }: Read[number]) => readAt - writtenAt
  return {
    firstMs: p95(reads.flatMap((read) => read.slice(0, 1).map(lag))),
    lagMs: p95(written.flatMap((read) => read.map(lag))),
    endMs: p95(reads.flatMap((read) => read.slice(-1).map(lag))),
    perSecond: median(
      written.map((read) => {
        const seconds = ((read.at(-1)?.readAt ?? 0) - (read[0]?.writtenAt ?? 0)) / 1_000
        return (read.length - 1) / seconds
      }),
    ),
    tokens: reads.reduce((sum, read) => sum + read.length, 0),
  }
}

function reportFigures(
  { bare, ours }: { bare: Figures[]; ours: Figures[] },
  costs: readonly Cpu[],
  memoryMib: { before: number; peak: number },
): void {
  const of = (all: readonly Figures[], name: keyof Figures) =>
    median(all.map((one) => one[name]))
  const lost = median(
    ours.map((one, at) => 1 - one.perSecond / (bare[at]?.perSecond ?? Number.NaN)),
  )
  say(`\n${chats} chats at once, ${tokens} tokens each at ${rate} a second`)
  for (const [name, all] of [['bare', bare] as const, ['ours', ours] as const]) {
    say(
      `  ${name}: first token p95 ${of(all, 'firstMs').toFixed(1)} ms behind the model, any before the end ${of(all, 'lagMs').toFixed(1)} ms, the end ${of(all, 'endMs').toFixed(1)} ms; ${of(all, 'perSecond').toFixed(2)} tokens a second and chat; ${of(all, 'tokens')} of ${chats * tokens} tokens`,
    )
  }
  say(`  tokens a second lost on our way: ${(100 * lost).toFixed(2)} % (goal 5)`)
  const perToken = (of: keyof Cpu) => {
    const each = costs.map((cost) => (1e6 * cost[of]) / (chats * tokens))
    return `${median(each).toFixed(0)} µs`
  }
  say(`  CPU for each token: worker ${perToken('worker')}, gateway ${perToken('gateway')}`)
  say(`  gateway: ${memoryMib.before} MiB before, ${memoryMib.peak} MiB at most`)
  const at = new Date().toISOString()
  say(
    JSON.stringify({
      bench: 'chats',
      at,
      machine: machine(),
      bare,
      ours,
      costs,
      lost,
      memoryMib,
    }),
  )
}

/** Reads the model's own server, as the provider's client would. */
async function directly(count: number): Promise<Read[]> {
  const read = async (): Promise<Read> => {
    const answer = await fetch(`${model.baseUrl}/chat/completions`, {
      method: 'POST',
      body: '{}',
    })
    const all: Read = []
    for await (const data of eventsOf(answer)) {
      if (!data.startsWith('{')) continue
      const chunk = JSON.parse(data) as { choices: { delta: { content?: string } }[] }
      const content = chunk.choices[0]?.delta.content ?? ''
      if (content !== '')
        all.push({ writtenAt: Number(content), readAt: nowMs(), withEnd: false })
    }
    return all
  }
  return Promise.all(Array.from({ length: count }, read))
}

/** Every chat belongs to another student, who follows it by server-sent events; then all answers begin. */
async function throughGateway(count: number): Promise<{ reads: Read[]; cpu: Cpu }> {
  const opened: Response[] = []
  const begins: string[] = []
  for (let at = 0; at < count; at += OPENED_AT_ONCE) {
    const users = Array.from({ length: Math.min(OPENED_AT_ONCE, count - at) }, () =>
      newId(),
    )
    const questions = await Promise.all(users.map(sendQuestion))
    opened.push(...(await Promise.all(questions.map(openEvents))))
    begins.push(...questions.map(({ replyId }) => replyId))
  }
  const cost = Promise.withResolvers<Cost>()
  resolveCost = cost.resolve
  const before = await figure('process_cpu_seconds_total')
  const reads = opened.map(readPieces)
  answering.send({ begins } satisfies ToAnswering)
  const { cpuSeconds: worker } = await cost.promise
  const all = await Promise.all(reads)
  const gatewayTook = (await figure('process_cpu_seconds_total')) - before
  return { reads: all, cpu: { worker, gateway: gatewayTook } }
}

function sendQuestion(userId: string): Promise<Question> {
  const { promise, resolve } = Promise.withResolvers<Question>()
  sent.set(userId, resolve)
  answering.send({ userId } satisfies ToAnswering)
  return promise
}

/** Tries again while the gateway is busy, as a browser does. */
async function openEvents({ userId, replyId }: Question) {
  const url = `http://127.0.0.1:${port}/api/mentor/replies/${replyId}/events`
  const headers = { cookie: `landfall_session=${userId}` }
  return eventually(async () => {
    const answer = await fetch(url, { headers })
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
    return answer
  })
}

/** @throws Error when a piece is missing */
async function readPieces(answer: Response): Promise<Read> {
  const all: Read = []
  let text = ''
  for await (const data of eventsOf(answer)) {
    if (!data.startsWith('{')) continue
    const step = JSON.parse(data) as { from: number; piece: string; isLast: boolean }
    const { from, piece, isLast: withEnd } = step
    if (from > text.length) throw new Error('A piece is missing')
    text = text.slice(0, from) + piece
    const readAt = nowMs()
    const whole = text.split(' ').slice(0, -1)
    for (const token of whole.slice(all.length))
      all.push({ writtenAt: Number(token), readAt, withEnd })
  }
  return all
}

async function* eventsOf({ body }: Response): AsyncGenerator<string> {
  let rest = ''
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = `${rest}${text}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data: ')) yield line.slice(6)
  }
}

/** The highest memory in MiB, read four times a second as far as the gateway finds the time to answer. */
async function highestWhile(work: Promise<unknown>): Promise<number> {
  let highest = 0
  const look = async (): Promise<number> => {
    highest = Math.max(highest, await residentMib())
    const isOver = await Promise.race([work.then(() => true), wait(250, false)])
    return isOver ? highest : look()
  }
  return look()
}

async function residentMib(): Promise<number> {
  return Math.round((await figure('process_resident_memory_bytes')) / 2 ** 20)
}

/** A figure that the gateway reports to its operators. */
async function figure(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text()
  const [, value] = new RegExp(`^${name}\\S* (\\S+)`, 'm').exec(text) ?? []
  return Number(value)
}

function p95(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
}
