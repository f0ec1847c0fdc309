import { setTimeout as sleep } from 'node:timers/promises'
import { context, ROOT_CONTEXT, type Context } from '@opentelemetry/api'
import { hasIdempotencyKey } from './idempotency.ts'

/**
 * Makes one call out of many: calls that come while a batch is under way are gathered for the next
 * one. A single call waits for nothing, and the busier the process, the fewer round trips it makes.
 * @param run returns an answer in the place of each item, all or nothing: when a batch fails, each of
 *   its items is run again alone, so that none fails because of another
 * @param o.everyMs a batch begins no sooner than this after the one before; 0 by default
 */
export function batch<Item, Answer>(
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
  o: { most: number; everyMs?: number },
): (item: Item) => Promise<Answer> {
  type Call = {
    item: Item
    origin: Context
    resolve(answer: Answer): void
    reject(reason: unknown): void
  }
  let waiting: Call[] = []
  let isRunning = false
  let began = -Infinity

  async function answer(calls: readonly Call[]): Promise<void> {
    try {
      const answers = await context.with(originOfAll(calls), () =>
        run(calls.map(({ item }) => item)),
      )
      if (answers.length !== calls.length) throw new Error('A batch lacks answers')
      for (const [index, call] of calls.entries()) call.resolve(answers[index] as Answer)
    } catch (error) {
      if (calls.length === 1) calls[0]?.reject(error)
      else await Promise.all(calls.map((call) => answer([call])))
    }
  }

  async function runAll(): Promise<void> {
    isRunning = true
    // Calls made in the same turn of the event loop go together.
    await new Promise(setImmediate)
    while (waiting.length > 0) {
      const restMs = began + (o.everyMs ?? 0) - performance.now()
      if (restMs > 0) await sleep(restMs)
      began = performance.now()
      const calls = waiting.slice(0, o.most)
      waiting = waiting.slice(o.most)
      await answer(calls)
    }
    isRunning = false
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const call = { item, origin: context.active(), resolve, reject }
    // A key belongs to one request's transaction.
    if (hasIdempotencyKey()) void answer([call])
    else {
      waiting.push(call)
      if (!isRunning) void runAll()
    }
    return promise
  }
}

/** A single call is part of its request; a call that several requests share is part of none of them. */
function originOfAll(calls: readonly { origin: Context }[]): Context {
  const [first] = calls
  const isShared = calls.every(({ origin }) => origin === first?.origin)
  return first && isShared ? first.origin : ROOT_CONTEXT
}
