/** How the values on the screen compare to those on the server. */
export type SaveState =
  | { kind: 'saved'; at: string | null }
  | { kind: 'unsaved' | 'saving' | 'offline' }
  | { kind: 'refused'; message: string; fields: Record<string, string> }

/** The result of one try; `offline` stands for an unreachable server. */
export type SaveOutcome =
  | Extract<SaveState, { at: unknown } | { message: unknown }>
  | { kind: 'offline' }

/** Why a save has not arrived. */
export type SaveFailure = Exclude<SaveOutcome, { kind: 'saved' }>

type Spec<Values> = {
  /** Values that the server has. */
  saved: Values
  isSame: (one: Values, other: Values) => boolean
  /** Never throws. `isLeaving`: the page is going away, and the request must outlive it. */
  send: (values: Values, saved: Values, isLeaving: boolean) => Promise<SaveOutcome>
  /** Keeps on the device what the server does not have. */
  keep: (values: Values, saved: Values) => void
  report: (state: SaveState) => void
}

const PAUSE_MS = 1_200
const RETRY_MS = 10_000

export type Autosave<Values> = {
  change: (values: Values) => void
  /** Sends what is not sent yet. Resolves to the reason why the server does not have everything now, or null. */
  flush: (isLeaving?: boolean) => Promise<SaveFailure | null>
  /** Stops the automatic tries, until something changes again. */
  stop: () => void
}

/**
 * Saves automatically once nobody has typed for a moment, one request at a time, and tries again while the server
 * cannot be reached. Nothing is lost meanwhile: each change is kept on the device first.
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

/** Schedules the next try; once stopped it schedules none, even if a request under way asks for one. */
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

/** A caller that asks during a run gets the answer of that run. */
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
