/** A body that arrives more slowly than this is taken for an attempt to occupy connections. */
const BODY_WITHIN_MS = 15_000
/** No answer takes longer, except on routes that say so. */
export const ANSWER_WITHIN_MS = 10_000

/** How long a body may take to arrive, and how long the answer may take after that. */
export type TimeAllowed = { bodyMs?: number; answerMs?: number }

export type RequestClock = {
  /** For a route that needs more time than others. Call it before the body is read. */
  allow(time: TimeAllowed): void
  /** The body has arrived, or there is none: the time for the answer begins. */
  bodyIsIn(): void
  /** Resolves with what took too long. */
  readonly over: Promise<'body' | 'answer'>
  stop(): void
}

/**
 * Runs from the head of a request on; a client's slow line does not count toward the answer's time.
 * @param answerMs for routes that do not set it
 */
export function createRequestClock(answerMs = ANSWER_WITHIN_MS): RequestClock {
  const over = Promise.withResolvers<'body' | 'answer'>()
  const allowedMs = { body: BODY_WITHIN_MS, answer: answerMs }
  let phase: 'body' | 'answer' = 'body'
  let begunAt = performance.now()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const start = () => {
    clearTimeout(timer)
    // A body that nobody read ends only after the answer.
    if (isStopped) return
    const leftMs = begunAt + allowedMs[phase] - performance.now()
    timer = setTimeout(() => over.resolve(phase), Math.max(0, leftMs))
  }
  start()
  return {
    over: over.promise,
    allow(time) {
      allowedMs.body = time.bodyMs ?? allowedMs.body
      allowedMs.answer = Math.max(allowedMs.answer, time.answerMs ?? 0)
      start()
    },
    bodyIsIn() {
      if (phase === 'answer') return
      phase = 'answer'
      begunAt = performance.now()
      start()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
