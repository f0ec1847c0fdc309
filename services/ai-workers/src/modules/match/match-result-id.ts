import { idFromName } from '@landfall/kit/core/ids'

/** The one result that a run has, whoever computes it and however often. */
export function matchResultId(runId: string): string {
  return idFromName('match-result', runId)
}
