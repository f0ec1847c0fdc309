import { throwProblem } from '@landfall/kit/core/problems'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { asAdminRef, asStudent, asVerifiedStudent } from '../mentor/mentor.policy.ts'
import { presentMentor } from '../mentor/mentor.present.ts'
import type { Hold } from '../taken-time/taken-time.ts'
import type { SessionResult } from './keep-session.ts'
import {
  answerInput,
  answerProposalInput,
  appealInput,
  bookSessionInput,
  cancelInput,
  decideAppealInput,
  holdSlotInput,
  noteInput,
  proposeTimeInput,
  reviewInput,
  sessionIdInput,
} from './session.input.ts'
import {
  presentAppeal,
  type PresentedAppeal,
  type PresentedSession,
  presentSession,
} from './session.present.ts'

const sessionPosition = z.strictObject({ scheduledAt: z.coerce.date(), id: z.uuid() })
const appealPosition = z.strictObject({ appealedAt: z.coerce.date(), id: z.uuid() })

type PageArgs = { first?: number | null; after?: string | null }
type Input = { input: Record<string, unknown> }

export const sessionQueries = {
  async mentorshipSessions(
    _root: unknown,
    args: PageArgs & { side?: string | null },
    context: Context,
  ) {
    const student = asStudent(context.viewer)
    if (!student.ok) throwProblem(student.error)
    const { first, after } = parsePage(context.caller, args, sessionPosition)
    const asMentor = args.side === 'MENTOR'
    const page = await context.useCases.listSessions(student.value, {
      asMentor,
      first,
      after,
    })
    return connectionOf({
      items: page.records,
      node: (session) => present(session, context),
      positionOf: ({ scheduledAt, id }) => ({ scheduledAt, id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },

  async mentorshipSession(_root: unknown, { id }: { id: string }, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) throwProblem(student.error)
    const session = await context.useCases.findSession(student.value, id)
    return session && present(session, context)
  },

  async noShowAppeals(_root: unknown, args: PageArgs, context: Context) {
    const admin = asAdminRef(context.viewer)
    if (!admin.ok) throwProblem(admin.error)
    const { first, after } = parsePage(context.caller, args, appealPosition)
    const page = await context.useCases.listAppeals(admin.value, { first, after })
    return connectionOf({
      items: page.records,
      node: presentAppeal,
      positionOf: ({ appealedAt, id }) => ({ appealedAt, id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },
}

/** A mutation by one of the two people: parses the input, runs the work and presents the result. */
function ofStudent<S extends z.ZodType>(
  schema: S,
  work: (
    context: Context,
    student: StudentRef,
    input: z.output<S>,
  ) => Promise<SessionResult>,
) {
  return async (_root: unknown, { input }: Input, context: Context) => {
    const student = asStudent(context.viewer)
    if (!student.ok) return student.error
    const parsed = parseInput(schema, input)
    if (!parsed.ok) return parsed.error
    return sessionSaved(await work(context, student.value, parsed.value), context)
  }
}

export const sessionMutations = {
  async holdSlot(_root: unknown, { input }: Input, context: Context) {
    const student = asVerifiedStudent(context.viewer)
    if (!student.ok) return student.error
    const parsed = parseInput(holdSlotInput, input)
    if (!parsed.ok) return parsed.error
    const held = await context.useCases.holdSlot(student.value, parsed.value)
    return held.ok ? slotHeld(held.value) : held.error
  },

  async releaseSlot(_root: unknown, { input }: Input, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return student.error
    const parsed = parseInput(sessionIdInput, input)
    if (!parsed.ok) return parsed.error
    const released = await context.useCases.releaseSlot(student.value, parsed.value)
    return released.ok ? { __typename: 'SlotReleased', ...released.value } : released.error
  },

  async bookSession(_root: unknown, { input }: Input, context: Context) {
    const student = asVerifiedStudent(context.viewer, input['studentId'] as string | null)
    if (!student.ok) return student.error
    const parsed = parseInput(bookSessionInput, input)
    if (!parsed.ok) return parsed.error
    return sessionSaved(
      await context.useCases.bookSession(student.value, parsed.value),
      context,
    )
  },

  answerSession: ofStudent(answerInput, ({ useCases }, student, input) =>
    useCases.answerSession(student, input),
  ),
  proposeSessionTime: ofStudent(proposeTimeInput, ({ useCases }, student, input) =>
    useCases.proposeTime(student, input),
  ),
  answerProposedTime: ofStudent(answerProposalInput, ({ useCases }, student, input) =>
    useCases.answerProposal(student, input),
  ),
  cancelSession: ofStudent(cancelInput, ({ useCases }, student, input) =>
    useCases.cancelSession(student, input),
  ),
  reportNoShow: ofStudent(sessionIdInput, ({ useCases }, student, input) =>
    useCases.reportNoShow(student, input),
  ),
  appealNoShow: ofStudent(appealInput, ({ useCases }, student, input) =>
    useCases.appealNoShow(student, input),
  ),
  reviewSession: ofStudent(reviewInput, ({ useCases }, student, input) =>
    useCases.reviewSession(student, input),
  ),
  saveSessionNote: ofStudent(noteInput, ({ useCases }, student, input) =>
    useCases.keepSessionNote(student, input),
  ),

  async decideNoShowAppeal(_root: unknown, { input }: Input, context: Context) {
    const admin = asAdminRef(context.viewer)
    if (!admin.ok) return admin.error
    const parsed = parseInput(decideAppealInput, input)
    if (!parsed.ok) return parsed.error
    const decided = await context.useCases.decideAppeal(admin.value, parsed.value)
    if (!decided.ok) return decided.error
    return { __typename: 'AppealDecided', appeal: presentAppeal(decided.value) }
  },
}

const WITH_ROOM = ['scheduled', 'in_progress']
/** Mentors also see it for a request, because they need a link before they accept. */
const WITH_ROOM_FOR_MENTOR = [...WITH_ROOM, 'requested']

export const sessionFields = {
  async mentor({ session }: PresentedSession, _args: unknown, { loaders }: Context) {
    return presentMentor(await loaders.mentorById.load(session.mentorId))
  },

  async roomUrl(
    { session, isViewerMentor }: PresentedSession,
    _args: unknown,
    { loaders }: Context,
  ) {
    const statuses = isViewerMentor ? WITH_ROOM_FOR_MENTOR : WITH_ROOM
    if (!statuses.includes(session.status)) return null
    return (await loaders.mentorById.load(session.mentorId)).roomUrl
  },

  privateNote: ({ session }: PresentedSession, _args: unknown, { loaders }: Context) =>
    loaders.ownNoteOfSession.load(session.id),
}

export const appealFields = {
  async mentor({ session }: PresentedAppeal, _args: unknown, { loaders }: Context) {
    return presentMentor(await loaders.mentorById.load(session.mentorId))
  },
}

function present(session: PresentedSession['session'], { viewer, useCases }: Context) {
  return presentSession(session, viewer, useCases.now())
}

function sessionSaved(result: SessionResult, context: Context) {
  if (!result.ok) return result.error
  return { __typename: 'SessionSaved', session: present(result.value, context) }
}

function slotHeld({ id, startsAt, endsAt, expiresAt }: Hold): object {
  return { __typename: 'SlotHeld', id, startsAt, endsAt, expiresAt }
}
