import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { SnoozeLength } from '#gql/graphql'
import { calendarMessages as text } from './calendar-messages.ts'

const choices: readonly { length: SnoozeLength; label: string }[] = [
  { length: 'HOUR', label: text.inAnHour },
  { length: 'TOMORROW', label: text.tomorrow },
  { length: 'THREE_DAYS', label: text.inThreeDays },
]

/** Once more, later: for a reminder that went out. */
export function SnoozeChoice({
  onSnooze,
}: {
  onSnooze: (length: SnoozeLength) => Promise<boolean>
}) {
  const [isBusy, setIsBusy] = useState(false)
  async function snooze(length: SnoozeLength) {
    setIsBusy(true)
    await onSnooze(length)
    setIsBusy(false)
  }
  return (
    <div role="group" aria-label={text.remindAgain} className="rounded bg-sea-soft p-3">
      <p className="text-sm">
        {text.lastSent} {text.remindAgain}
      </p>
      <div className="flex flex-wrap gap-2 pt-2">
        {choices.map(({ length, label }) => (
          <Button key={length} isBusy={isBusy} onClick={() => void snooze(length)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
