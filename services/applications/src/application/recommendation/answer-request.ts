import type { Clock } from '@landfall/kit/core/clock'
import { type Problem, validationFailed } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { DocumentStore } from '../../student/document/document.store.ts'
import { releaseDocuments } from '../../student/document/hold-documents.ts'
import { draftHolder, endOf } from './end-recommendation.ts'
import { publishEnd } from './recommendation-notice.ts'
import { nextWake, type Letter, type Recommendation } from './recommendation.ts'
import { type LinkStores, type RequestOfLink, withLink } from './request-of-link.ts'
import { dueOf, saveRecommendation } from './save-recommendation.ts'

type Needed = LinkStores & { documents: DocumentStore }
type Deps<Stores extends Needed> = {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  newId: () => string
}
type Answered = Promise<Result<RequestOfLink, Problem>>

/** The holder of a submitted letter's file. */
const letterHolder = ({ id }: Pick<Letter, 'id'>) => ({ kind: 'letter', id })

/**
 * Records that the recommender opened the page, and their time zone for dates. A request that has ended is only
 * shown. Expected failures: NotFound, Conflict.
 */
export function makeOpenRequest<Stores extends Needed>(deps: Deps<Stores>) {
  return (o: { token: string; timeZone: string | null }): Answered =>
    withLink(deps, o.token, {
      async work(tx, { recommendation: before, application, now }) {
        const timeZone = o.timeZone ?? before.timeZone
        if (before.state !== 'invited' && timeZone === before.timeZone) return ok(before)
        const opened = {
          ...before,
          timeZone,
          state: before.state === 'invited' ? 'opened' : before.state,
          openedAt: before.openedAt ?? now,
        } as const
        const copy = await tx.scholarshipCopies.find(application.scholarshipId)
        const wakeAt = wakeOf(opened, dueOf(copy), now)
        return ok(await saveRecommendation(tx, application, { ...opened, wakeAt }))
      },
    })
}

/** Keeps the draft; only the link's holder sees it. Expected failures: NotFound, Conflict. */
export function makeSaveLetterDraft<Stores extends Needed>(deps: Deps<Stores>) {
  return (o: { token: string; text: string }): Answered =>
    withLink(deps, o.token, {
      async work(tx, { recommendation: before, application, now }) {
        const draftText = o.text.trim() === '' ? null : o.text
        const draft = { ...started(before, now), draftText }
        if (before.state === 'in_progress') {
          // Nothing changes for the student, so saving a draft publishes nothing.
          await tx.recommendations.update(draft)
          return ok(draft)
        }
        return ok(await saveRecommendation(tx, application, draft))
      },
    })
}

/**
 * Submits the letter: the text, or the file that was sent before. Idempotent. Expected failures: NotFound, Conflict
 * (it has ended), ValidationFailed (nothing is there, or a virus).
 */
export function makeSubmitLetter<Stores extends Needed>(deps: Deps<Stores>) {
  return (o: { token: string; text: string | null; mayReuse: boolean }): Answered =>
    withLink(deps, o.token, {
      again: 'submitted',
      async work(tx, { recommendation: before, application, now }) {
        const [held] = await tx.documents.findHeld(draftHolder(before))
        const text = o.text?.trim() ? o.text : null
        if (text === null && !held)
          return err(refused('Please write the letter, or send it as a file.'))
        if (text === null && held?.scanState === 'infected')
          return err(
            refused('The virus scanner found something in your file. Send another.'),
          )
        const file = text === null && held ? held : null
        const letter = letterOf(deps.newId(), before, { ...o, text, file, now })
        await tx.recommendations.addLetter(letter)
        if (file) await tx.documents.hold(letterHolder(letter), [file], now)
        await releaseDocuments(tx, draftHolder(before))
        const ended = {
          ...endOf(started(before, now), 'submitted', now),
          letterId: letter.id,
        }
        const submitted = await saveRecommendation(tx, application, ended)
        await publishEnd(tx, submitted, 'submitted', now)
        return ok(submitted)
      },
    })
}

/** Idempotent. Expected failures: NotFound, Conflict. */
export function makeDeclineRequest<Stores extends Needed>(deps: Deps<Stores>) {
  return (o: { token: string; reason: string | null }): Answered =>
    withLink(deps, o.token, {
      again: 'declined',
      async work(tx, { recommendation: before, application, now }) {
        await releaseDocuments(tx, draftHolder(before))
        const ended = { ...endOf(before, 'declined', now), declineReason: o.reason }
        const declined = await saveRecommendation(tx, application, ended)
        await publishEnd(tx, declined, 'declined', now)
        return ok(declined)
      },
    })
}

/** Stops all mails about the request; the link keeps working. Expected failures: NotFound, Conflict. */
export function makeStopReminders<Stores extends Needed>(deps: Deps<Stores>) {
  return (o: { token: string }): Answered =>
    withLink(deps, o.token, {
      async work(tx, { recommendation }) {
        const stopped = {
          ...recommendation,
          isReminded: false,
          wakeAt: recommendation.expiresAt,
        }
        await tx.recommendations.update(stopped)
        return ok(stopped)
      },
    })
}

/** The request once its recommender has begun to write. */
export function started(before: Recommendation, now: Date): Recommendation {
  return {
    ...before,
    state: 'in_progress',
    openedAt: before.openedAt ?? now,
    startedAt: before.startedAt ?? now,
  }
}

function wakeOf(
  { invitedAt, expiresAt, ...rest }: Recommendation,
  due: ReturnType<typeof dueOf>,
  now: Date,
): Date | null {
  return invitedAt && expiresAt && nextWake({ ...rest, invitedAt, expiresAt }, due, now)
}

function letterOf(
  id: string,
  { studentId, recommenderName, relation, isWaived }: Recommendation,
  o: {
    mayReuse: boolean
    text: string | null
    file: { objectId: string; name: string } | null
    now: Date
  },
): Letter {
  const { mayReuse, text, file, now: writtenAt } = o
  const from = { studentId, recommenderName, relation, isWaived, mayReuse }
  const content = { text, objectId: file?.objectId ?? null, fileName: file?.name ?? null }
  return { id, ...from, ...content, writtenAt }
}

function refused(message: string): Problem {
  return validationFailed([{ path: ['text'], message }])
}
