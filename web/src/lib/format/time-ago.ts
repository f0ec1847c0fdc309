const steps = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const

/** "2 hours ago", "yesterday", "just now": how long ago an instant was. */
export function timeAgo(instant: string, now = Date.now()): string {
  const passedMs = now - Date.parse(instant)
  const step = steps.find(({ ms }) => passedMs >= ms)
  if (!step) return 'just now'
  const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
  return words.format(-Math.floor(passedMs / step.ms), step.unit)
}
