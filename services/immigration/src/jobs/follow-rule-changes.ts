import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeFollowChanges } from '../modules/rule-change/follow-changes.ts'
import { followRuleChangesJob } from './follow-rule-changes.job.ts'

export function implementFollowRuleChanges(
  followChanges: ReturnType<typeof makeFollowChanges>,
) {
  return implementJob(followRuleChangesJob, () => followChanges())
}
