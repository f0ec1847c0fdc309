import { useId } from 'react'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Bell } from 'lucide-react'
import { formatDayOf } from '#lib/format/format.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { readFragment, type FragmentType } from '#gql'
import type { AwardReminders_SavedScholarshipFragment } from '#gql/graphql'
import { calendarMessages as text } from './calendar-messages.ts'
import { awardRemindersFragment } from './reminder-documents.ts'
import { SnoozeChoice } from './snooze-choice.tsx'
import { useReminderChanges } from './use-reminder-changes.ts'

// Forms are heavy, and most people only read.
const ReminderEditor = lazyPart(
  async () => (await import('./reminder-editor.tsx')).ReminderEditor,
)

type Props = {
  saved: FragmentType<typeof awardRemindersFragment>
  /** The form is open at once. */
  isOpen?: boolean
}

/** The reminders of one saved scholarship, and everything that can be changed about them. */
export function AwardReminders({ saved, isOpen = false }: Props) {
  const record = readFragment(awardRemindersFragment, saved)
  const { reminders, scholarship } = record
  const changes = useReminderChanges({ scholarshipId: scholarship.id, savedId: record.id })
  const id = useId()
  return (
    <div className="flex flex-col gap-2">
      <p id={id} className="flex items-start gap-2 text-sm">
        <Bell aria-hidden="true" size={16} className="mt-1 shrink-0" />
        <span>
          <span className="sr-only">{text.reminders}: </span>
          {inWords(record)}
        </span>
      </p>
      {reminders.last && isToDo(record) && reminders.hasComingDeadline && (
        <SnoozeChoice
          onSnooze={(length) => changes.snooze(reminders.last?.id ?? '', length)}
        />
      )}
      {isToDo(record) && (
        <Disclosure
          isOpen={isOpen}
          summary={
            <>
              {text.change}
              <span className="sr-only"> ({scholarship.title})</span>
            </>
          }
        >
          <LazyPart fallback={<Skeleton className="h-40 w-full" />} failed={<PartFailed />}>
            <ReminderEditor saved={record} changes={changes} />
          </LazyPart>
        </Disclosure>
      )}
    </div>
  )
}

type Saved = AwardReminders_SavedScholarshipFragment

function isToDo({ applicationStatus }: Saved): boolean {
  return applicationStatus === 'NOT_APPLIED' || applicationStatus === 'PLANNED'
}

const list = new Intl.ListFormat('en-US')

function inWords(saved: Saved): string {
  const { reminders } = saved
  const days = reminders.planned.map(({ reminderDate }) => formatDayOf(reminderDate))
  if (!isToDo(saved)) return text.notNeeded
  if (days.length > 0) return text.nextOnes(list.format(new Set(days)))
  if (!reminders.isOn) return text.remindersOff
  return reminders.hasComingDeadline ? text.noneLeft : text.noComing
}
