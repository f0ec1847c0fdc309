import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import type { Caller } from '@landfall/kit/identity/viewer'
import type { EventDefinition, EventEnvelope } from '@landfall/proto-events'
import type { ScholarshipCopy } from '../src/student/scholarship-copy/scholarship-copy.ts'
import { makeSweepReminders } from '../src/student/reminder/sweep-reminders.ts'
import type { RunningApplications } from './_app.ts'

/** An award whose deadline is exact and ahead of the tests' clock. */
export const COMING: Partial<ScholarshipCopy> = {
  deadlineDate: '2026-12-01',
  deadlinePrecision: 'exact',
  slug: 'coastal-engineering-award',
}

/** A clock that a test moves. */
export function movableClock(iso: string) {
  let at = new Date(iso)
  return {
    now: () => at,
    set: (to: string) => {
      at = new Date(to)
    },
  }
}

/** An event as another service sends it. */
export function envelope(
  { type }: EventDefinition,
  o: { subject: string; version: number; time: string; data: unknown },
): EventEnvelope<unknown> {
  return {
    specversion: '1.0',
    id: newId(),
    source: `/${type.split('.')[1]}`,
    type,
    subject: o.subject,
    time: o.time,
    datacontenttype: 'application/json',
    aggregateversion: o.version,
    data: o.data,
  }
}

export const userIdOf = ({ viewer }: Caller) =>
  viewer.kind === 'user' ? viewer.userId : ''

type Planned = { id: string; reminderDate: string; daysBefore: number | null }
export type Plan = { planned: Planned[]; last: { id: string; isSent: boolean } | null }

export const daysOf = ({ planned }: Plan) => planned.map(({ daysBefore }) => daysBefore)

export function sweep({ unitOfWork }: RunningApplications, clock: Clock) {
  return makeSweepReminders({ unitOfWork, clock })()
}

export async function save(
  app: RunningApplications,
  student: Caller,
  scholarshipId: string,
): Promise<{ id: string; reminders: Plan }> {
  const { saveScholarship } = await app.ask(student, saveMutation, {
    input: { scholarshipId },
  })
  return saveScholarship.savedScholarship
}

/** The reminder plan of the student's first award. */
export async function planOf(app: RunningApplications, student: Caller): Promise<Plan> {
  const { savedDeadlines } = await app.ask(student, savedDeadlinesQuery, {})
  return savedDeadlines.edges[0].node.reminders
}

export type RequestedNotice = {
  noticeId: string
  userId: string
  type: string
  title: string
  body: string
  link: string
  occurredAt: string
  isUrgent?: boolean
}

/** The notices requested for one person, in order. */
export async function noticesFor(
  app: RunningApplications,
  student: Caller,
): Promise<RequestedNotice[]> {
  const userId = userIdOf(student)
  const events = await app.outboxEvents()
  return events
    .filter(({ name }) => name === 'landfall.applications.notice.requested.v1')
    .map(({ body }) => body.data as RequestedNotice)
    .filter((notice) => notice.userId === userId)
}

const PLAN = `isOn daysBefore usesDefaults customMessage tellsNext hasComingDeadline
  planned { id reminderDate reminderType daysBefore customMessage }
  last { id isSent status proof { isInApp mail messageId } }`

export const savedDeadlinesQuery = /* GraphQL */ `
  query ($first: Int, $after: String) {
    savedDeadlines(first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { id scholarship { id } reminders { ${PLAN} } } }
    }
  }
`
export const saveMutation = /* GraphQL */ `
  mutation ($input: SaveScholarshipInput!) {
    saveScholarship(input: $input) {
      __typename
      ... on SavedScholarshipSuccess { savedScholarship { id reminders { ${PLAN} } } }
    }
  }
`
export const updateSavedMutation = /* GraphQL */ `
  mutation ($input: UpdateSavedScholarshipInput!) {
    updateSavedScholarship(input: $input) {
      ... on SavedScholarshipSuccess { savedScholarship { id reminders { ${PLAN} } } }
    }
  }
`
export const planMutation = /* GraphQL */ `
  mutation ($input: UpdateReminderPlanInput!) {
    updateReminderPlan(input: $input) {
      __typename
      ... on ReminderPlanSuccess { savedScholarship { reminders { ${PLAN} } } }
      ... on Problem { code message }
    }
  }
`
export const defaultsMutation = /* GraphQL */ `
  mutation ($input: UpdateReminderDefaultsInput!) {
    updateReminderDefaults(input: $input) {
      __typename
      ... on ReminderDefaultsSuccess {
        reminderDefaults {
          isOn
          daysBefore
          timeZone
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`
const CHANGED = `__typename
  ... on DeadlineReminderSuccess { deadlineReminder { id reminderDate reminderType customMessage } }
  ... on Problem { code message }`

export const createMutation = `mutation ($input: CreateDeadlineReminderInput!) {
  createDeadlineReminder(input: $input) { ${CHANGED} }
}`
export const updateMutation = `mutation ($input: UpdateDeadlineReminderInput!) {
  updateDeadlineReminder(input: $input) { ${CHANGED} }
}`
export const snoozeMutation = `mutation ($input: SnoozeDeadlineReminderInput!) {
  snoozeDeadlineReminder(input: $input) { ${CHANGED} }
}`
export const removeMutation = `mutation ($input: RemoveDeadlineReminderInput!) {
  removeDeadlineReminder(input: $input) { __typename ... on Problem { code message } }
}`
