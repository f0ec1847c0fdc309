import { forbidden, notSignedIn, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { SignedInViewer, Viewer } from '@landfall/kit/identity/viewer'
import type { Decision, RuleChange } from './rule-change.ts'

/** Who changes rules: administrators. */
export function asAdmin(viewer: Viewer): Result<SignedInViewer, Problem> {
  if (viewer.kind === 'visitor') return err(notSignedIn())
  return viewer.roles.includes('admin') ? ok(viewer) : err(forbidden())
}

const OWN = 'Somebody else must approve what you proposed.'
const NOT_OWN = 'Only who proposed it may withdraw it.'

/** Two persons see each change before it counts. Expected failure: Forbidden. */
export function mayDecide(
  { proposedBy }: Pick<RuleChange, 'proposedBy'>,
  { userId }: Pick<SignedInViewer, 'userId'>,
  decision: Decision,
): Result<void, Problem> {
  const isOwn = proposedBy === userId
  if (decision === 'withdraw') return isOwn ? ok(undefined) : err(forbidden(NOT_OWN))
  return isOwn ? err(forbidden(OWN)) : ok(undefined)
}
