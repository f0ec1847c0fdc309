const MINUTE_MS = 60_000
const STEPS = [
  { unit: 'day', ms: 24 * 60 * MINUTE_MS },
  { unit: 'hour', ms: 60 * MINUTE_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const

const inWords = new Intl.RelativeTimeFormat('en')

/** "Up to date: refreshed 2 hours ago, 107 open" */
export function syncMessage(openCount: number, finishedAt: unknown, now: Date): string {
  if (typeof finishedAt !== 'string') return 'The catalogue was not loaded yet'
  return `Up to date: refreshed ${ago(new Date(finishedAt), now)}, ${openCount} open`
}

/** What became of the runs that an admin's press started, as far as they came in a few seconds. */
export function startedMessage(outcome: Readonly<Record<string, unknown>>): string {
  const { count, isRunning, sourceCount, failedCount, heldCount } = outcome
  const asked = Number(sourceCount)
  if (isRunning === true) return `Reading ${inCount(asked, 'source')}; it goes on`
  if (Number(failedCount) === asked) {
    return 'Unable to fetch latest scholarship data. Please try again.'
  }
  const held = Number(heldCount)
  const waiting = held === 0 ? '' : `; ${inCount(held, 'run')} to be looked at`
  return `Loaded ${String(count)} fresh scholarships from external sources${waiting}`
}

function inCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function ago(then: Date, now: Date): string {
  const passed = now.getTime() - then.getTime()
  const step = STEPS.find(({ ms }) => passed >= ms)
  return step ? inWords.format(-Math.floor(passed / step.ms), step.unit) : 'just now'
}
