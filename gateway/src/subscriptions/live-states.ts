import { internalErrorCode } from '@landfall/kit/graphql/errors'
import type { GraphResult } from '../graphql/graph.ts'
import { UNAVAILABLE_CODE } from '../subgraphs/service-unavailable.ts'
import { type BoundedQueue, createBoundedQueue } from './bounded-queue.ts'

export type LiveResult = {
  data?: Record<string, unknown> | null
  errors?: GraphResult['errors']
}

/** Runs the queries behind state subscriptions whenever their view has changed. */
export type LiveStates = {
  /**
   * Yields the current answer and each later one that differs. A reader that falls behind skips to the
   * newest.
   * @param o.shareKey subscriptions with the same key share one execution; null shares with nobody
   * @param o.run runs the query for all who share it; returns `not-allowed` if this subscriber has
   *   lost the right: it ends, and another subscriber's `run` is used
   */
  open(o: {
    field: string
    topic: string
    shareKey: string | null
    run: Run
    onGone(): void
  }): { answers: AsyncGenerator<LiveResult>; refresh(): void; end(last?: LiveResult): void }
  /** The view behind this topic has changed; executions follow within a moment, bursts once. */
  changed(topic: string): void
  /** Changes may have been missed, so all views are queried again. */
  changedAll(): void
  stop(): void
}

type Run = () => Promise<GraphResult | 'not-allowed'>
type Mailbox = BoundedQueue<LiveResult>

type Execution = {
  field: string
  /** The subscribers that wait for answers, each with its way to run the query. */
  mailboxes: Map<Mailbox, Run>
  latest: { answer: LiveResult; text: string } | null
  timer: NodeJS.Timeout | null
  /** When the timer fires, by `performance.now()`. */
  dueAt: number
  isRunning: boolean
  isDueAgain: boolean
  failures: number
}

const COALESCE_MS = 100
/** After an outage all views are queried again, but not all at once. */
const SPREAD_MS = 2_000
const RETRY_MS = { first: 500, most: 30_000 }

export function createLiveStates(o: {
  onExecution(field: string): void
  coalesceMs?: number
}): LiveStates {
  const coalesceMs = o.coalesceMs ?? COALESCE_MS
  const shared = new Map<string, Execution>()
  const byTopic = new Map<string, Set<Execution>>()

  const runNow = async (execution: Execution) => {
    execution.timer = null
    execution.isRunning = true
    execution.isDueAgain = false
    o.onExecution(execution.field)
    const answer = await askByAnyOf(execution.mailboxes)
    execution.isRunning = false
    if (answer === null || execution.mailboxes.size === 0) return
    take(execution, answer)
    if (execution.isDueAgain) plan(execution, coalesceMs)
    else if (execution.failures > 0) plan(execution, retryDelayMs(execution.failures))
  }
  const plan = (execution: Execution, delayMs: number) => {
    if (execution.isRunning) {
      execution.isDueAgain = true
      return
    }
    const dueAt = performance.now() + delayMs
    // The earlier one counts: an endless series of changes must not postpone it forever.
    if (execution.timer && execution.dueAt <= dueAt) return
    if (execution.timer) clearTimeout(execution.timer)
    execution.dueAt = dueAt
    execution.timer = setTimeout(() => void runNow(execution), delayMs)
  }
  const forget = (execution: Execution, topic: string, shareKey: string | null) => {
    if (execution.mailboxes.size > 0) return
    if (execution.timer) clearTimeout(execution.timer)
    if (shareKey !== null && shared.get(shareKey) === execution) shared.delete(shareKey)
    const others = byTopic.get(topic)
    others?.delete(execution)
    if (others?.size === 0) byTopic.delete(topic)
  }
  const begin = (field: string, topic: string, key: string | null) => {
    const execution: Execution = {
      field,
      mailboxes: new Map(),
      latest: null,
      timer: null,
      dueAt: 0,
      isRunning: false,
      isDueAgain: false,
      failures: 0,
    }
    if (key !== null) shared.set(key, execution)
    byTopic.set(topic, (byTopic.get(topic) ?? new Set()).add(execution))
    return execution
  }
  const executions = () => [...byTopic.values()].flatMap((some) => [...some])
  return {
    open({ field, topic, shareKey, run, onGone }) {
      const known = shareKey === null ? undefined : shared.get(shareKey)
      const execution = known ?? begin(field, topic, shareKey)
      const mailbox = createBoundedQueue<LiveResult>({
        room: 1,
        whenFull: 'newest',
        onGone: () => {
          execution.mailboxes.delete(mailbox)
          forget(execution, topic, shareKey)
          onGone()
        },
      })
      execution.mailboxes.set(mailbox, run)
      if (execution.latest) mailbox.push(execution.latest.answer)
      else plan(execution, 0)
      return {
        answers: mailbox.read(),
        refresh: () => plan(execution, coalesceMs),
        end: mailbox.end,
      }
    },
    changed(topic) {
      for (const execution of byTopic.get(topic) ?? []) plan(execution, coalesceMs)
    },
    changedAll() {
      for (const execution of executions()) plan(execution, Math.random() * SPREAD_MS)
    },
    stop() {
      for (const execution of executions()) {
        for (const mailbox of execution.mailboxes.keys()) mailbox.end()
      }
    },
  }
}

/** Null when nobody is left. */
async function askByAnyOf(mailboxes: Map<Mailbox, Run>): Promise<GraphResult | null> {
  for (const [mailbox, run] of mailboxes) {
    const answer = await run()
    if (answer !== 'not-allowed') return answer
    mailbox.end()
  }
  return null
}

function take(execution: Execution, { data, errors }: GraphResult): void {
  const answer: LiveResult = errors.length > 0 ? { data, errors } : { data }
  const isOutage = errors.some(({ extensions }) => isOutageCode(extensions?.['code']))
  // Subscribers that have a state keep it through an outage; a first answer reports the
  // outage.
  execution.failures = isOutage ? execution.failures + 1 : 0
  if (isOutage && execution.latest) return
  const text = JSON.stringify(answer)
  if (isOutage) {
    if (execution.failures === 1)
      for (const mailbox of execution.mailboxes.keys()) mailbox.push(answer)
    return
  }
  if (execution.latest?.text === text) return
  // Refused: no later change of the view makes it an answer.
  const isRefused = errors.length > 0 && !hasData(data)
  execution.latest = isRefused ? null : { answer, text }
  for (const mailbox of execution.mailboxes.keys()) {
    if (isRefused) mailbox.end(answer)
    else mailbox.push(answer)
  }
}

function hasData(data: GraphResult['data']): boolean {
  return Object.values(data ?? {}).some((value) => value !== null)
}

function isOutageCode(code: unknown): boolean {
  return code === UNAVAILABLE_CODE || code === internalErrorCode
}

function retryDelayMs(failures: number): number {
  const delay = Math.min(RETRY_MS.most, RETRY_MS.first * 2 ** (failures - 1))
  return delay * (0.5 + Math.random() / 2)
}
