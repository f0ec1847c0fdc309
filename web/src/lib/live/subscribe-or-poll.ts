import type { LiveSocket } from './live-socket.ts'

export type LiveRequest = { query: string; variables: Record<string, unknown> }

type Options<Data> = {
  loadSocket(): Promise<Pick<LiveSocket, 'subscribe' | 'onDown'>>
  /** Read again at each reconnect, so that a getter among the variables can return a newer value. */
  request: LiveRequest
  onData(data: Data): void
  /** Called when nothing more will come: the stream has ended, or the server refuses. */
  onOver(reason: 'ended' | 'refused'): void
  /** Reads the mirrored query, while there is no socket. */
  poll(): Promise<unknown>
  /** True for a state, which goes on forever: when the server ends it, it is opened again. */
  isEndless: boolean
  graceMs?: number
  pollMs?: number
}

const refusals = new Set<unknown>([
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'NOT_FOUND',
  'GRAPHQL_VALIDATION_FAILED',
  'GRAPHQL_PARSE_FAILED',
  'BAD_USER_INPUT',
])

/**
 * Keeps one subscription open through lost connections and gateway restarts. While there is no socket (a poor line, a
 * proxy that lets none through), it polls instead.
 * @returns a function that stops it
 */
export function subscribeOrPoll<Data>(o: Options<Data>): () => void {
  const { graceMs = 5_000, pollMs = 5_000 } = o
  let isStopped = false
  let isLive = false
  let polling: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let leave = nothing
  /**
   * Tries since the socket last brought something: clients must not all ask an overloaded server at a constant rate.
   * Answered polls count too, to a smaller bound: ten thousand clients that ask every five seconds are two thousand
   * queries a second, but where sockets never work, a page lives by its polls.
   */
  const inVain = { opens: 0, polls: 0 }

  const stop = () => {
    isStopped = true
    clearTimeout(polling)
    clearTimeout(retry)
    leave()
  }
  const finish = (reason: 'ended' | 'refused') => {
    if (isStopped) return
    stop()
    o.onOver(reason)
  }
  const pollIn = (delayMs: number) => {
    clearTimeout(polling)
    polling = setTimeout(() => void poll(), jittered(delayMs))
  }
  const poll = async () => {
    const doublingsMax = await o.poll().then(afterAnswer, afterFailure)
    if (isStopped || isLive) return
    inVain.polls += 1
    pollIn(growing(pollMs, inVain.polls, doublingsMax))
  }
  const onDown = () => {
    if (isStopped || !isLive) return
    isLive = false
    pollIn(graceMs)
  }
  const openAgain = () => {
    onDown()
    if (isStopped) return
    // A retry that waits already would open a second subscription beside this one.
    clearTimeout(retry)
    retry = setTimeout(() => void begin(), jittered(growing(REOPEN_MS, inVain.opens)))
    inVain.opens += 1
  }
  const sink = {
    next(result: unknown) {
      const { data, errors } = readResult<Data>(result)
      if (errors.some(isRefusal)) return finish('refused')
      if (data === null || isStopped) return
      isLive = true
      inVain.opens = 0
      inVain.polls = 0
      clearTimeout(polling)
      o.onData(data)
    },
    error(error: unknown) {
      const isFinal = Array.isArray(error) && error.some(isRefusal)
      if (isFinal) finish('refused')
      else openAgain()
    },
    complete() {
      if (o.isEndless) openAgain()
      else finish('ended')
    },
  }
  const begin = async () => {
    leave()
    try {
      const socket = await o.loadSocket()
      if (isStopped) return
      const forget = socket.onDown(onDown)
      const close = socket.subscribe(o.request, sink)
      leave = () => {
        leave = nothing
        forget()
        close()
      }
    } catch {
      openAgain()
    }
  }
  pollIn(graceMs)
  void begin()
  return stop
}

const REOPEN_MS = 2_000
const DOUBLINGS_MAX = 4
const DOUBLINGS_MAX_ANSWERED = 2

const nothing = (): void => undefined
const afterAnswer = () => DOUBLINGS_MAX_ANSWERED
const afterFailure = () => DOUBLINGS_MAX

/** Doubles the delay with each try, up to `doublingsMax` times. */
function growing(delayMs: number, tries: number, doublingsMax = DOUBLINGS_MAX): number {
  return delayMs * 2 ** Math.min(tries, doublingsMax)
}

type Result<Data> = { data: Data | null; errors: readonly unknown[] }

function readResult<Data>(result: unknown): Result<Data> {
  const { data, errors = [] } = result as Partial<Result<Data>>
  if (!data) return { data: null, errors }
  // Without an error, null means that what is watched no longer exists; with one, that it could not be read.
  const isAnswer =
    errors.length === 0 || Object.values(data).some((value) => value !== null)
  return { data: isAnswer ? data : null, errors }
}

function isRefusal(error: unknown): boolean {
  const { extensions } = error as { extensions?: { code?: unknown } }
  return refusals.has(extensions?.code)
}

function jittered(delayMs: number): number {
  return delayMs * (0.75 + Math.random() / 2)
}
