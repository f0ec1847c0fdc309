import type { CalendarPageQuery, SessionViewerQuery } from '#gql/graphql'
import { studentViewer } from './student-viewer.ts'

type Account = NonNullable<SessionViewerQuery['viewer']>['accountType']

export const sessionOf = (accountType: Account) => () =>
  ({
    viewer: { ...studentViewer, accountType, preferences: { timeZone: 'Asia/Kolkata' } },
  }) satisfies SessionViewerQuery

type Node = CalendarPageQuery['savedDeadlines']['edges'][number]['node']

export const award = {
  __typename: 'SavedScholarship',
  id: 'saved-1',
  applicationStatus: 'PLANNED' as const,
  scholarship: {
    __typename: 'Scholarship',
    id: 'award-1',
    slug: 'coastal',
    title: 'Coastal Engineering Award',
    provider: 'Harbour Trust',
    status: 'PUBLISHED' as const,
    closedReason: null,
    deadline: {
      __typename: 'ScholarshipDeadline',
      precision: 'EXACT' as const,
      date: '2026-12-01',
      timeZone: 'America/New_York',
      endsAt: '2026-12-02T05:00:00.000Z',
      daysLeft: 10,
      label: '1 Dec 2026, 23:59 New York · in 10 days',
    },
  },
  reminders: {
    __typename: 'ReminderPlan',
    isOn: true,
    daysBefore: [7],
    usesDefaults: true,
    customMessage: null,
    tellsNext: false,
    hasComingDeadline: true,
    planned: [],
    last: {
      __typename: 'DeadlineReminder',
      id: 'reminder-1',
      reminderDate: '2026-11-21T14:00:00.000Z',
    },
  },
}

const defaults: CalendarPageQuery['reminderDefaults'] & Record<string, unknown> = {
  __typename: 'ReminderDefaults',
  isOn: true,
  daysBefore: [7],
  timeZone: 'Asia/Kolkata',
}

export function pageOf(nodes: readonly Node[]) {
  return {
    savedDeadlines: {
      totalCount: nodes.length,
      pageInfo: { hasNextPage: false, endCursor: null },
      edges: nodes.map((node) => ({ cursor: node.id, node })),
    },
    reminderDefaults: defaults,
    calendarFeed: null,
  } satisfies CalendarPageQuery
}

export const listOf = (nodes: readonly { id: string }[], hasNextPage = false) => ({
  pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: hasNextPage ? 'end' : null },
  edges: nodes.map((node) => ({ cursor: node.id, node })),
})
export const none = listOf([])

/** A student without awards to answer, tasks, sessions and immigration dates. */
export const nothingElse = {
  SessionViewer: sessionOf('STUDENT'),
  OpenOffers: () => ({ applications: none }),
  DueTasks: () => ({
    notStarted: none,
    inProgress: none,
    blocked: none,
    prepChecklists: none,
  }),
  ComingSessions: () => ({ asStudent: none, asMentor: none }),
  ComingDates: () => ({ immigrationProfile: null }),
}
