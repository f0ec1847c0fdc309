import type { ReminderView } from './read-reminders.ts'
import type { Reminder } from './reminder.ts'

/** A reminder as the graph answers it. */
export function presentReminder(reminder: Reminder) {
  const { id, studentId, scholarshipId, status, reminderType } = reminder
  return {
    id,
    studentId,
    scholarship: { __typename: 'Scholarship', id: scholarshipId },
    reminderDate: reminder.reminderDate,
    reminderType: enumName(reminderType),
    daysBefore: reminder.daysBefore,
    customMessage: reminder.customMessage,
    status: enumName(status),
    isSent: reminder.isSent,
    proof: proofOf(reminder),
    createdAt: reminder.createdAt,
  }
}

export function presentView(view: ReminderView) {
  return {
    ...view,
    planned: view.planned.map(presentReminder),
    last: view.last && presentReminder(view.last),
  }
}

function proofOf({ isInApp, mailOutcome, messageId, sentAt }: Reminder) {
  if (isInApp === null || mailOutcome === null) return null
  return { isInApp, mail: enumName(mailOutcome), messageId, sentAt }
}

function enumName(word: string): string {
  return word.toUpperCase().replaceAll('-', '_')
}
