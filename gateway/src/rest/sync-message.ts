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

function ago(then: Date, now: Date): string {
  const passed = now.getTime() - then.getTime()
  const step = STEPS.find(({ ms }) => passed >= ms)
  return step ? inWords.format(-Math.floor(passed / step.ms), step.unit) : 'just now'
}
