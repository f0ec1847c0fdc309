import { forbidden, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import type { Decision, RuleChange } from './rule-change.ts'

const OWN = 'Someone else must approve what you proposed.'
const NOT_OWN = 'Only the person who proposed it can withdraw it.'

/** Two people must see each change before it counts. Expected failure: Forbidden. */
export function mayDecide(
  { proposedBy }: Pick<RuleChange, 'proposedBy'>,
  { userId }: Pick<SignedInViewer, 'userId'>,
  decision: Decision,
): Result<void, Problem> {
  const isOwn = proposedBy === userId
  if (decision === 'withdraw') return isOwn ? ok(undefined) : err(forbidden(NOT_OWN))
  return isOwn ? err(forbidden(OWN)) : ok(undefined)
}
