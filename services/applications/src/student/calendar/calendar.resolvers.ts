import { parsePage } from '@landfall/kit/graphql/paging'
import { connectionOf } from '@landfall/kit/graphql/paging'
import { throwProblem } from '@landfall/kit/core/problems'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { presentSaved } from '../saved-scholarship/saved-scholarship.present.ts'
import { asStudent } from '../saved-scholarship/saved-scholarship.policy.ts'

const position = z.strictObject({ date: z.iso.date(), id: z.uuid() })

const siteUrl = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)

type PageArgs = { first?: number | null; after?: string | null }

export const calendarQueries = {
  async savedDeadlines(_root: unknown, args: PageArgs, context: Context) {
    const student = studentOrThrow(context)
    const { first, after } = parsePage(context.caller, args, position)
    const page = await context.useCases.listSavedDeadlines(student, { first, after })
    return connectionOf({
      items: page.records,
      node: ({ saved }) => presentSaved(saved),
      positionOf: ({ saved, date }) => ({ date, id: saved.id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },

  calendarFeed(_root: unknown, _args: unknown, context: Context) {
    return context.useCases.findCalendarFeed(studentOrThrow(context))
  },

  calendarDocument(
    _root: unknown,
    args: { token: string; siteUrl: string },
    context: Context,
  ) {
    const site = siteUrl.safeParse(args.siteUrl)
    return site.success ? context.useCases.readCalendar(args.token, site.data) : null
  },
}

export const calendarMutations = {
  async createCalendarFeed(_root: unknown, _args: unknown, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return student.error
    const { createdAt, path } = await context.useCases.createCalendarFeed(student.value)
    return { __typename: 'CreateCalendarFeedSuccess', calendarFeed: { createdAt }, path }
  },

  async revokeCalendarFeed(_root: unknown, _args: unknown, context: Context) {
    const student = asStudent(context.viewer)
    if (!student.ok) return student.error
    await context.useCases.revokeCalendarFeed(student.value)
    return { __typename: 'RevokeCalendarFeedSuccess', isRevoked: true }
  },
}

function studentOrThrow(context: Context): StudentRef {
  const student = asStudent(context.viewer)
  return student.ok ? student.value : throwProblem(student.error)
}
