import { newId } from '@landfall/kit/ids'
import type { EventDefinition, EventEnvelope } from '@landfall/proto-events'
import type { ScholarshipCopy } from '../src/modules/scholarship-copy/scholarship-copy.ts'
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

/** An event as it comes from another service. */
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

export type RequestedNotice = {
  noticeId: string
  userId: string
  type: string
  title: string
  body: string
  link: string
}

/** The notices that one person should hear of, in the order in which they were asked for. */
export async function noticesFor(
  app: RunningApplications,
  userId: string,
): Promise<RequestedNotice[]> {
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
