import { auditFact } from '@landfall/proto-events/audit-recorded'
import { AuditRecorded } from '@landfall/proto-events/immigration/audit-recorded.v1'
import type { Clock } from '@landfall/kit/core/clock'
import { isUuid, newId } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { followRuleChangesJob } from '../../jobs/follow-rule-changes.job.ts'
import { lastDayBefore, newestOf } from '../rule/rule-row.ts'
import type { RuleStore } from '../rule/rule.store.ts'
import { publishRuleChanged } from '../rule/publish-rule-changed.ts'
import { publishRuleForms } from '../rule/publish-rule-forms.ts'
import { mayDecide } from './rule-change.policy.ts'
import type { ChangeState, Decision, RuleChange } from './rule-change.ts'
import type { RuleChangeStore } from './rule-change.store.ts'

type Stores = { rules: RuleStore; ruleChanges: RuleChangeStore }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }

const STATES: Readonly<Record<Decision, ChangeState>> = {
  approve: 'approved',
  reject: 'rejected',
  withdraw: 'withdrawn',
}
const DECIDED = 'This change has already been decided.'
const OVERTAKEN = 'The rule has changed since. Please propose this again.'

/**
 * A second administrator approves or rejects a change; its proposer may withdraw it. An approved change gives the
 * rule a new row from its day on, and ends the previous row.
 * Expected failures: NotFound, Forbidden (one's own), Conflict (decided already, or the rule has changed since).
 */
export function makeDecideChange({ unitOfWork, clock }: Deps) {
  return async (
    admin: SignedInViewer,
    id: string,
    decision: Decision,
  ): Promise<Result<RuleChange, Problem>> => {
    if (!isUuid(id)) return err(notFound('rule change'))
    return unitOfWork(async (tx) => {
      await tx.rules.lock()
      const change = await tx.ruleChanges.claim(id)
      if (change === null) return err(notFound('rule change'))
      const allowed = mayDecide(change, admin, decision)
      if (!allowed.ok) return allowed
      if (change.state !== 'proposed') return err(conflict(DECIDED))
      const decided = {
        state: STATES[decision],
        decidedBy: admin.userId,
        decidedAt: clock.now(),
      }
      if (decision === 'approve') {
        const entered = await enter(tx, change, decided.decidedAt)
        if (!entered) return err(conflict(OVERTAKEN))
        await tx.outbox.enqueue(followRuleChangesJob, {})
      }
      await tx.ruleChanges.update(id, decided)
      await tx.outbox.publish(
        AuditRecorded,
        auditFact({
          id: newId(),
          at: decided.decidedAt,
          actorId: admin.userId,
          verb: decided.state,
          subjectType: 'rule-change',
          subjectId: id,
          reason: null,
        }),
      )
      return ok({ ...change, ...decided })
    })
  }
}

async function enter(
  { rules, outbox }: Transaction<Stores>,
  { id, ruleId, basedOn, content, effectiveFrom }: RuleChange,
  createdAt: Date,
): Promise<boolean> {
  const newest = newestOf(await rules.all()).find((row) => row.ruleId === ruleId)
  if (newest?.id !== basedOn) return false
  await rules.end(basedOn, lastDayBefore(effectiveFrom, newest))
  const days = { effectiveFrom, effectiveTo: null }
  const row = { id, ruleId, content, ...days, origin: 'change' as const, createdAt }
  await rules.insert([row])
  await publishRuleChanged({ outbox }, row, effectiveFrom)
  await publishRuleForms({ rules, outbox }, new Set([ruleId]))
  return true
}
