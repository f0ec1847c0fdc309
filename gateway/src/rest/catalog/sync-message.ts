/** "Loaded on 24 Nov 2026 from lists of 2021 to 2026. 417 scholarships." */
export function syncMessage(count: number, freshness: unknown): string {
  if (typeof freshness !== 'string') return 'The catalog has not been loaded yet'
  return `${freshness} ${inCount(count, 'scholarship')}.`
}

export const SYNC_FAILED = 'Unable to fetch latest scholarship data. Please try again.'

/** Whether every run that an admin started has failed. */
export function hasAllFailed(outcome: Readonly<Record<string, unknown>>): boolean {
  const { isStarted, isRunning, sourceCount, failedCount } = outcome
  return isStarted === true && isRunning !== true && failedCount === sourceCount
}

/** The outcome of the runs that an admin started, as far as they got in a few seconds. */
export function startedMessage(outcome: Readonly<Record<string, unknown>>): string {
  const { count, isRunning, sourceCount, heldCount } = outcome
  const asked = Number(sourceCount)
  if (isRunning === true)
    return `Reading ${inCount(asked, 'source')}; this continues in the background`
  const held = Number(heldCount)
  const waiting = held === 0 ? '' : `; ${inCount(held, 'run')} waiting for approval`
  return `Loaded ${String(count)} fresh scholarships from external sources${waiting}`
}

function inCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
