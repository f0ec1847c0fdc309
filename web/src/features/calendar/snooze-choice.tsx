import { Button } from '#ui/button.tsx'
import { useOneAction } from '#ui/use-one-action.ts'
import type { SnoozeLength } from '#gql/graphql'
import { reminderMessages as text } from './reminder-messages.ts'

const choices: readonly { length: SnoozeLength; label: string }[] = [
  { length: 'HOUR', label: text.inAnHour },
  { length: 'TOMORROW', label: text.tomorrow },
  { length: 'THREE_DAYS', label: text.inThreeDays },
]

/** Plans a sent reminder once more, for later. */
export function SnoozeChoice({
  onSnooze,
}: {
  onSnooze: (length: SnoozeLength) => Promise<boolean>
}) {
  const { running, run } = useOneAction<SnoozeLength>()
  return (
    <div role="group" aria-label={text.remindAgain} className="rounded bg-sea-soft p-3">
      <p className="text-sm">
        {text.lastSent} {text.remindAgain}
      </p>
      <div className="flex flex-wrap gap-2 pt-2">
        {choices.map(({ length, label }) => (
          <Button
            key={length}
            isBusy={running === length}
            onClick={() => void run(length, () => onSnooze(length))}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
