import { graphql } from '#gql'

export const awardRemindersFragment = graphql(`
  fragment AwardReminders_SavedScholarship on SavedScholarship {
    id
    applicationStatus
    scholarship {
      id
      title
    }
    reminders {
      isOn
      daysBefore
      usesDefaults
      customMessage
      tellsNext
      hasComingDeadline
      planned {
        id
        reminderDate
        reminderType
        customMessage
      }
      last {
        id
        reminderDate
      }
    }
  }
`)

/** One record, wherever a list shows it. */
export const awardRemindersQuery = graphql(`
  query AwardReminders_Record($id: ID!) {
    savedScholarship(id: $id) {
      id
      ...AwardReminders_SavedScholarship
    }
  }
`)

export const updatePlanMutation = graphql(`
  mutation AwardReminders_UpdatePlan($input: UpdateReminderPlanInput!) {
    updateReminderPlan(input: $input) {
      __typename
      ... on ReminderPlanSuccess {
        savedScholarship {
          ...AwardReminders_SavedScholarship
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

export const createReminderMutation = graphql(`
  mutation AwardReminders_Create($input: CreateDeadlineReminderInput!) {
    createDeadlineReminder(input: $input) {
      __typename
      ... on DeadlineReminderSuccess {
        deadlineReminder {
          id
          reminderDate
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

export const removeReminderMutation = graphql(`
  mutation AwardReminders_Remove($input: RemoveDeadlineReminderInput!) {
    removeDeadlineReminder(input: $input) {
      __typename
      ... on RemoveDeadlineReminderSuccess {
        id
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

export const snoozeMutation = graphql(`
  mutation AwardReminders_Snooze($input: SnoozeDeadlineReminderInput!) {
    snoozeDeadlineReminder(input: $input) {
      __typename
      ... on DeadlineReminderSuccess {
        deadlineReminder {
          id
          reminderDate
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)
