import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Entry } from '../entry/entry.ts'
import type { Writer } from '../member/forum.policy.ts'
import { type ModerationStores, putState, record } from './act.ts'
import type { CaseDecision } from './moderation.input.ts'
import type { ActionKind, Decision, ModerationAction, Report } from './moderation.ts'

/**
 * Answers the reports of one entry: agree hides it and counts against its writer, disagree shows it, ignore shows it
 * and judges nobody. Expected failure: NotFound (no open case).
 */
export function makeDecideCase(deps: {
  unitOfWork: UnitOfWork<ModerationStores>
  clock: Clock
  newId: () => string
}) {
  return function decideCase(
    by: Writer,
    { entryId, decision, note }: CaseDecision,
  ): Promise<Result<ModerationAction, Problem>> {
    return deps.unitOfWork(async (tx) => {
      const entry = isUuid(entryId) ? await tx.entries.findToChange(entryId) : null
      const open = entry && (await tx.reports.findOpenCase(entry.id))
      if (!entry || !open) return err(notFound('case'))
      const createdAt = deps.clock.now()
      const reason = mostFrequent(await tx.reports.undecided([entry.id]))
      await tx.reports.close(entry.id, decision, createdAt)
      const wasAgreed = decision === 'agree'
      if (wasAgreed) await tx.members.addAgreedReport(entry.authorId, 1, createdAt)
      if (entry.state !== 'deleted')
        await putState(tx, entry, wasAgreed ? 'hidden' : 'shown', createdAt)
      const action = await record(tx, {
        id: deps.newId(),
        kind: kindOf(decision, entry),
        reason,
        until: null,
        entryId: entry.id,
        entryKind: entry.kind,
        targetId: entry.authorId,
        moderatorId: by.userId,
        note,
        before: { kind: 'state', wasAgreed },
        createdAt,
        undoneAt: null,
      })
      return ok(action)
    })
  }
}

function kindOf(decision: Decision, { state }: Entry): ActionKind {
  if (decision === 'agree') return 'hide'
  if (state === 'hidden') return 'restore'
  return decision === 'ignore' ? 'ignore' : 'keep'
}

function mostFrequent(reports: readonly Report[]): Report['reason'] {
  const counts = Map.groupBy(reports, ({ reason }) => reason)
  const [first] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)
  return first?.[0] ?? 'other'
}
