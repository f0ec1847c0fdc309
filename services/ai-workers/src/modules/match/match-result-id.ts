import { idFromName } from '@landfall/kit/core/ids'

/** The id of a run's one result, whichever worker computes it and however often. */
export function matchResultId(runId: string): string {
  return idFromName('match-result', runId)
}
