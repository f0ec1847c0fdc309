import { auditFact } from '@landfall/proto-events/audit-recorded'
import { AuditRecorded } from '@landfall/proto-events/immigration/audit-recorded.v1'
import { deadlineDay } from '@landfall/calendar/zone'
import type { Clock } from '@landfall/kit/core/clock'
import { notFound, type Problem, validationFailed } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { newestOf, type RuleRow, type RuleWords } from '../rule/rule-row.ts'
import { numbersOf, withNumbers } from '../rule/rule-numbers.ts'
import type { RuleStore } from '../rule/rule.store.ts'
import { outdatedWords } from './outdated-words.ts'
import type { Proposal } from './rule-change.input.ts'
import type { RuleChange } from './rule-change.ts'
import type { RuleChangeStore } from './rule-change.store.ts'

type Deps = {
  unitOfWork: UnitOfWork<{ rules: RuleStore; ruleChanges: RuleChangeStore }>
  clock: Clock
  newId: () => string
}

/** Stores a proposed change; it has no effect yet. Expected failures: NotFound, ValidationFailed. */
export function makeProposeChange({ unitOfWork, clock, newId }: Deps) {
  return async (
    admin: SignedInViewer,
    proposal: Proposal,
  ): Promise<Result<RuleChange, Problem>> =>
    unitOfWork(async ({ rules, ruleChanges, outbox }) => {
      const now = clock.now()
      const newest = newestOf(await rules.all())
      const row = newest.find(({ ruleId }) => ruleId === proposal.ruleId)
      if (row === undefined) return err(notFound('rule'))
      const content = contentOf(row.content, proposal)
      const fault =
        faultOf(proposal, row, deadlineDay(now)) ?? faultOfWords(row.content, content)
      if (fault) return err(validationFailed([fault]))
      const { ruleId, effectiveFrom, reason } = proposal
      const change: RuleChange = {
        id: newId(),
        ruleId,
        basedOn: row.id,
        content,
        effectiveFrom,
        reason,
        state: 'proposed',
        proposedBy: admin.userId,
        proposedAt: now,
        decidedBy: null,
        decidedAt: null,
        position: null,
      }
      await ruleChanges.insert(change)
      await outbox.publish(
        AuditRecorded,
        auditFact({
          id: newId(),
          at: now,
          actorId: admin.userId,
          verb: 'proposed',
          subjectType: 'rule-change',
          subjectId: change.id,
          reason,
        }),
      )
      return ok(change)
    })
}

function faultOf(proposal: Proposal, row: RuleRow, today: string) {
  const { effectiveFrom, verifiedOn, numbers, documents } = proposal
  if (row.effectiveFrom !== null && effectiveFrom <= row.effectiveFrom) {
    const message = `The current rule is in force from ${row.effectiveFrom}; choose a later day`
    return { path: ['effectiveFrom'], message }
  }
  if (verifiedOn > today) {
    return {
      path: ['verifiedOn'],
      message: 'The day you read the source can’t be in the future',
    }
  }
  const fault = faultOfNumbers(numbers ?? [], row)
  if (fault) return fault
  return documents && row.content.compute.kind !== 'documents'
    ? { path: ['documents'], message: 'This rule lists no documents' }
    : null
}

function faultOfNumbers(numbers: NonNullable<Proposal['numbers']>, { content }: RuleRow) {
  const known = new Map(numbersOf(content.compute).map((number) => [number.key, number]))
  for (const [at, { key, value }] of numbers.entries()) {
    const path = ['numbers', String(at)]
    const number = known.get(key)
    if (number === undefined) return { path, message: 'This rule has no such figure' }
    const { min, max } = number
    if (value < min || value > max)
      return { path, message: `This figure can be from ${min} to ${max}` }
  }
  return null
}

function faultOfWords(before: RuleWords, after: RuleWords) {
  const outdated = outdatedWords(before, after)
  if (outdated === null) return null
  const { field, figure } = outdated
  const message = `This text still says “${figure}”, which you changed. Please update the text`
  return { path: [field], message }
}

function contentOf(before: RuleWords, proposal: Proposal): RuleWords {
  const { title, says, whenPast, source, verifiedOn, confidence, numbers } = proposal
  const changed = new Map(numbers?.map(({ key, value }) => [key, value]))
  const compute =
    before.compute.kind === 'documents' && proposal.documents
      ? { ...before.compute, lines: proposal.documents }
      : withNumbers(before.compute, changed)
  return {
    ...before,
    title: title ?? before.title,
    says: says ?? before.says,
    ...((whenPast ?? before.whenPast) ? { whenPast: whenPast ?? before.whenPast } : {}),
    source,
    verifiedOn,
    confidence: confidence ?? before.confidence,
    compute,
  } as RuleWords
}
