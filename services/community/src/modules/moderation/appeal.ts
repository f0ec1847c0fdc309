import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, forbidden, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Writer } from '../member/forum.policy.ts'
import { type ModerationStores, queueWork, recordDeed, takeBackAppealed } from './act.ts'
import type { AppealDecision } from './moderation.input.ts'
import { type Appeal, isAppealable, type ModerationAction } from './moderation.ts'
import { notifyOfAppeal } from './moderation-notice.ts'

type Deps = {
  unitOfWork: UnitOfWork<ModerationStores>
  clock: Clock
  newId: () => string
}

/** Asks for a second look at a decision about oneself, once. Expected failures: NotFound, Conflict. */
export function makeAppeal(deps: Deps) {
  return function appeal(
    by: Writer,
    { actionId, text }: { actionId: string; text: string },
  ): Promise<Result<ModerationAction, Problem>> {
    return deps.unitOfWork(async (tx) => {
      const action = isUuid(actionId) ? await tx.actions.findToChange(actionId) : null
      if (action?.targetId !== by.userId) return err(notFound('decision'))
      if (!isAppealable(action)) return err(conflict('There is nothing to appeal'))
      const [id, createdAt] = [deps.newId(), deps.clock.now()]
      const isNews = await tx.actions.addAppeal({
        id,
        actionId,
        userId: by.userId,
        text,
        createdAt,
        isGranted: null,
        answer: null,
        decidedAt: null,
      })
      if (!isNews) return err(conflict('You have already appealed'))
      await queueWork(tx, 'forum-appeal', id, createdAt)
      return ok(action)
    })
  }
}

/**
 * Answers an appeal; granting it undoes the decision. The moderator who decided may not judge the appeal, unless they
 * are an administrator. Expected failures: NotFound, Conflict (answered already), Forbidden.
 */
export function makeDecideAppeal(deps: Deps) {
  return function decideAppeal(
    by: Writer,
    { appealId, isGranted, answer }: AppealDecision,
  ): Promise<Result<Appeal, Problem>> {
    return deps.unitOfWork(async (tx) => {
      const waiting = isUuid(appealId)
        ? await tx.actions.findAppealToDecide(appealId)
        : null
      const action = waiting && (await tx.actions.findToChange(waiting.actionId))
      if (!waiting || !action) return err(notFound('appeal'))
      if (waiting.isGranted !== null)
        return err(conflict('This appeal has already been answered'))
      if (action.moderatorId === by.userId && !by.isAdmin)
        return err(forbidden('Someone else must answer an appeal against your decision'))
      const decidedAt = deps.clock.now()
      const decided = { isGranted, answer, decidedAt }
      await tx.actions.decideAppeal(waiting.id, decided)
      if (isGranted) await takeBackAppealed(tx, action, decidedAt)
      await recordDeed(tx, action, {
        id: deps.newId(),
        verb: isGranted ? 'appeal-granted' : 'appeal-refused',
        at: decidedAt,
        reason: answer,
        actorId: by.userId,
      })
      await notifyOfAppeal(tx, waiting, isGranted, decidedAt)
      return ok({ ...waiting, ...decided })
    })
  }
}
