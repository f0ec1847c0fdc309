import { throwProblem, type Problem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput, parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { LANGUAGES } from '@landfall/reference/languages'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import {
  applicationsArguments,
  availabilityInput,
  decideMentorInput,
  mentorFilterInput,
  mentorProfileInput,
  slotsArguments,
  suggestionArguments,
} from './mentor.input.ts'
import {
  asAdminRef,
  asStudent,
  asVerifiedStudent,
  maySeeSettings,
  viewerId,
} from './mentor.policy.ts'
import { presentMentor, presentSettings, type PresentedMentor } from './mentor.present.ts'
import { EXPERTISE, isBookedAtOnce, type Mentor } from './mentor.ts'

const mentorPosition = z.strictObject({
  rating: z.string().regex(/^\d(\.\d{1,2})?$/),
  totalSessions: z.int().nonnegative(),
  id: z.uuid(),
})
const applicationPosition = z.strictObject({ appliedAt: z.coerce.date(), id: z.uuid() })

type PageArgs = { first?: number | null; after?: string | null }
type Input = { input: Record<string, unknown> }

export const mentorQueries = {
  async mentors(
    _root: unknown,
    args: PageArgs & { filter?: Record<string, unknown> | null },
    context: Context,
  ) {
    const { first, after } = parsePage(context.caller, args, mentorPosition)
    const filter = parseOrThrow(mentorFilterInput, args.filter ?? {})
    const page = await context.useCases.listMentors({ filter, first, after })
    return connectionOf({
      items: page.records,
      node: presentMentor,
      positionOf: ({ rating, totalSessions, id }) => ({
        rating: rating ?? '0',
        totalSessions,
        id,
      }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },

  async mentor(_root: unknown, { id }: { id: string }, { viewer, useCases }: Context) {
    const mentor = await useCases.findMentor(id, viewerId(viewer))
    return mentor && presentMentor(mentor)
  },

  mentorOptions: () => ({
    expertise: EXPERTISE,
    languages: LANGUAGES.map(({ name }) => name),
  }),

  async myMentorProfile(_root: unknown, _args: unknown, { viewer, useCases }: Context) {
    const student = asStudent(viewer)
    if (!student.ok) throwProblem(student.error)
    const mentor = await useCases.findOwnProfile(student.value)
    return mentor && presentMentor(mentor)
  },

  async suggestedMentors(
    _root: unknown,
    args: PageArgs & { awards?: string[] | null },
    context: Context,
  ) {
    const student = asStudent(context.viewer)
    if (!student.ok) throwProblem(student.error)
    const { first } = parsePage(context.caller, { first: args.first ?? 3 }, z.never())
    const { awards } = parseOrThrow(suggestionArguments, args)
    const wishes = { first, awards }
    const found = await context.useCases.suggestMentors(student.value, wishes)
    return found.map(({ mentor, reasons }) => ({ mentor: presentMentor(mentor), reasons }))
  },

  async mentorApplications(
    _root: unknown,
    args: PageArgs & { status?: string | null },
    context: Context,
  ) {
    const admin = asAdminRef(context.viewer)
    if (!admin.ok) throwProblem(admin.error)
    const { first, after } = parsePage(context.caller, args, applicationPosition)
    const { status } = parseOrThrow(applicationsArguments, args)
    const page = await context.useCases.listMentorApplications(admin.value, {
      status,
      first,
      after,
    })
    return connectionOf({
      items: page.records,
      node: presentMentor,
      positionOf: ({ appliedAt, id }) => ({ appliedAt, id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },
}

export const mentorMutations = {
  async saveMentorProfile(_root: unknown, { input }: Input, { viewer, useCases }: Context) {
    const student = asVerifiedStudent(viewer)
    if (!student.ok) return student.error
    const parsed = parseInput(mentorProfileInput, input)
    if (!parsed.ok) return parsed.error
    const mentor = await useCases.saveMentorProfile(student.value, parsed.value)
    return mentorSaved({ ok: true, value: mentor })
  },

  async setMentorAvailability(
    _root: unknown,
    { input }: Input,
    { viewer, useCases }: Context,
  ) {
    const student = asStudent(viewer)
    if (!student.ok) return student.error
    const parsed = parseInput(availabilityInput, input)
    if (!parsed.ok) return parsed.error
    return mentorSaved(await useCases.setAvailability(student.value, parsed.value))
  },

  async decideMentor(_root: unknown, { input }: Input, { viewer, useCases }: Context) {
    const admin = asAdminRef(viewer)
    if (!admin.ok) return admin.error
    const parsed = parseInput(decideMentorInput, input)
    if (!parsed.ok) return parsed.error
    return mentorSaved(await useCases.decideMentor(admin.value, parsed.value))
  },
}

export const mentorFields = {
  /** Also resolves a mentor who takes no sessions now, so that people who had to do with them see who it was. */
  async __resolveReference({ id }: { id: string }, { loaders }: Context) {
    const mentor = await loaders.approvedById.load(id)
    return mentor && presentMentor(mentor)
  },

  async slots({ mentor }: PresentedMentor, args: unknown, { useCases }: Context) {
    return useCases.readSlots(mentor, parseOrThrow(slotsArguments(useCases.now()), args))
  },

  booksInstantly({ mentor }: PresentedMentor, _args: unknown, { viewer }: Context) {
    return viewerId(viewer) === mentor.id ? mentor.booksInstantly : isBookedAtOnce(mentor)
  },

  settings({ mentor }: PresentedMentor, _args: unknown, { viewer }: Context) {
    return maySeeSettings(viewer, mentor.id) ? presentSettings(mentor) : null
  },
}

function mentorSaved(result: Result<Mentor, Problem>) {
  if (!result.ok) return result.error
  return { __typename: 'MentorSaved', mentor: presentMentor(result.value) }
}
