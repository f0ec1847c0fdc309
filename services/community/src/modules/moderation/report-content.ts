import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Writer } from '../member/forum.policy.ts'
import { reportWeight, trustOf } from '../member/member.ts'
import { type ModerationStores, putState, queueWork, record } from './act.ts'
import type { ReportForm } from './moderation.input.ts'
import { hidesByItself } from './moderation.ts'

/**
 * Reports an entry to the moderators. Admins are told only if no other case was open: otherwise people could flood
 * their mail with reports. Reports of enough weight hide the entry until a moderator has looked. Expected failures:
 * NotFound, Conflict (one's own, or reported before).
 */
export function makeReportContent(deps: {
  unitOfWork: UnitOfWork<ModerationStores>
  clock: Clock
  newId: () => string
}) {
  return function reportContent(
    by: Writer,
    form: ReportForm,
  ): Promise<Result<string, Problem>> {
    return deps.unitOfWork(async (tx) => {
      const entry = isUuid(form.id) ? await tx.entries.findToChange(form.id) : null
      if (entry?.state !== 'shown') return err(notFound('post'))
      if (entry.authorId === by.userId)
        return err(conflict('You wrote this: edit or delete it yourself'))
      const createdAt = deps.clock.now()
      const report = {
        id: deps.newId(),
        entryId: entry.id,
        reporterId: by.userId,
        reason: form.reason,
        note: form.note,
        weight: reportWeight(trustOf(await tx.members.find(by.userId), createdAt)),
        createdAt,
        decision: null,
      }
      if (!(await tx.reports.add(report)))
        return err(conflict('You have already reported this. A moderator will review it.'))
      const found = await tx.reports.openCase(report, deps.newId())
      if (found.reportCount === 1 && (await tx.reports.isOnlyOpen(entry.id)))
        await queueWork(tx, 'forum-case', found.id, createdAt)
      if (!hidesByItself(found)) return ok(report.id)
      await putState(tx, entry, 'hidden', createdAt)
      await record(tx, {
        id: deps.newId(),
        kind: 'auto_hide',
        reason: form.reason,
        until: null,
        entryId: entry.id,
        entryKind: entry.kind,
        targetId: entry.authorId,
        moderatorId: null,
        note: null,
        before: { kind: 'state', wasAgreed: false },
        createdAt,
        undoneAt: null,
      })
      return ok(report.id)
    })
  }
}
