/** How what is on the screen stands to what the server has. */
export type SaveState =
  | { kind: 'saved'; at: string | null }
  | { kind: 'unsaved' | 'saving' | 'offline' }
  | { kind: 'refused'; message: string; fields: Record<string, string> }

/** What became of one try; an unreachable server is `offline`. */
export type SaveOutcome =
  | Extract<SaveState, { at: unknown } | { message: unknown }>
  | { kind: 'offline' }

/** Why it has not arrived. */
export type SaveFailure = Exclude<SaveOutcome, { kind: 'saved' }>

type Spec<Values> = {
  /** Values that the server has. */
  saved: Values
  isSame: (one: Values, other: Values) => boolean
  /** Never throws. `isLeaving`: the page goes away, the request is to outlive it. */
  send: (values: Values, saved: Values, isLeaving: boolean) => Promise<SaveOutcome>
  /** Keeps on the device what the server does not have. */
  keep: (values: Values, saved: Values) => void
  report: (state: SaveState) => void
}

const PAUSE_MS = 1_200
const RETRY_MS = 10_000

export type Autosave<Values> = {
  change: (values: Values) => void
  /** Sends what is not sent yet. Answers why the server does not have everything now, or null. */
  flush: (isLeaving?: boolean) => Promise<SaveFailure | null>
  /** No more tries by itself, until something changes again. */
  stop: () => void
}

/**
 * Saves by itself once nobody types for a moment, one request at a time, and tries again while the server cannot be
 * reached. Nothing is lost meanwhile: each change is kept on the device first.
 */
export function createAutosave<Values>(spec: Spec<Values>): Autosave<Values> {
  let current = spec.saved
  let { saved } = spec
  let savedAt: string | null = null

  const isClean = () => spec.isSame(current, saved)
  const { later, pause, stop, resume } = createTimer(() => void once.run(false))

  async function attempt(isLeaving: boolean): Promise<SaveFailure | null> {
    const sent = current
    spec.report({ kind: 'saving' })
    const outcome = await spec.send(sent, saved, isLeaving)
    if (outcome.kind === 'saved') {
      saved = sent
      savedAt = outcome.at
    }
    spec.keep(current, saved)
    const isChanged = current !== sent && !isClean()
    spec.report(isChanged && outcome.kind === 'saved' ? { kind: 'unsaved' } : outcome)
    if (isChanged) later(PAUSE_MS)
    else if (outcome.kind === 'offline') later(RETRY_MS)
    return outcome.kind === 'saved' ? null : outcome
  }

  const once = oneAtATime(attempt)

  function change(values: Values) {
    current = values
    resume()
    spec.keep(current, saved)
    if (!isClean()) {
      spec.report({ kind: 'unsaved' })
      return later(PAUSE_MS)
    }
    pause()
    if (!once.running()) spec.report({ kind: 'saved', at: savedAt })
  }

  async function flush(isLeaving = false): Promise<SaveFailure | null> {
    pause()
    await once.running()
    while (!isClean()) {
      const failure = await once.run(isLeaving)
      if (failure) return failure
    }
    pause()
    return null
  }

  return { change, flush, stop }
}

/** The next try; none once it is stopped, for what is under way then may ask for one. */
function createTimer(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const pause = () => clearTimeout(timer)
  return {
    pause,
    later(pauseMs: number) {
      pause()
      if (!isStopped) timer = setTimeout(run, pauseMs)
    },
    stop() {
      isStopped = true
      pause()
    },
    resume: () => void (isStopped = false),
  }
}

/** Who asks while it runs gets the answer of the run that is under way. */
function oneAtATime<Given, Answer>(work: (given: Given) => Promise<Answer>) {
  let running: Promise<Answer> | null = null
  return {
    running: () => running,
    run(given: Given): Promise<Answer> {
      running ??= work(given).finally(() => {
        running = null
      })
      return running
    },
  }
}
