import type { FragmentType } from '#gql'
import { CalendarSubscription } from './calendar-subscription.tsx'
import { DefaultReminders, type defaultRemindersFragment } from './default-reminders.tsx'

type Props = {
  defaults: FragmentType<typeof defaultRemindersFragment>
  feedCreatedAt: string | null
  onChanged: () => Promise<unknown>
}

/** The settings of the whole calendar. */
export function CalendarSettings({ defaults, feedCreatedAt, onChanged }: Props) {
  return (
    <div className="flex flex-col gap-6">
      <DefaultReminders defaults={defaults} onChanged={onChanged} />
      <CalendarSubscription createdAt={feedCreatedAt} onChanged={onChanged} />
    </div>
  )
}
