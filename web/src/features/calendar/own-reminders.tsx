import { Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { formatDateTime } from '#lib/format/format.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useOneAction } from '#ui/use-one-action.ts'
import type { AwardReminders_SavedScholarshipFragment } from '#gql/graphql'
import { reminderMessages as text } from './reminder-messages.ts'

type Props = {
  planned: AwardReminders_SavedScholarshipFragment['reminders']['planned']
  onAdd: (day: string) => Promise<boolean>
  onRemove: (id: string) => Promise<boolean>
}

/** Every coming reminder, each with a button that takes it back, and a day of one's own. */
export function OwnReminders({ planned, onAdd, onRemove }: Props) {
  const { running, run } = useOneAction()
  return (
    <section aria-label={text.planned} className="flex flex-col gap-3">
      {planned.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {planned.map(({ id, reminderDate }) => {
            const when = formatDateTime(reminderDate)
            return (
              <li key={id} className="flex items-center justify-between gap-3">
                <span className="tabular">{when}</span>
                <IconButton
                  label={text.removeOf(when)}
                  icon={running === id ? <Spinner /> : <Trash2 size={20} />}
                  aria-busy={running === id || undefined}
                  onClick={() => void run(id, () => onRemove(id))}
                />
              </li>
            )
          })}
        </ul>
      )}
      <OwnDayForm onAdd={onAdd} />
    </section>
  )
}

function OwnDayForm({ onAdd }: Pick<Props, 'onAdd'>) {
  const [day, setDay] = useState('')
  const [error, setError] = useState<string>()
  const { running, run } = useOneAction()

  function add(event: FormEvent) {
    event.preventDefault()
    if (day === '') return setError(text.chooseDay)
    void run('add', async () => (await onAdd(day)) && setDay(''))
  }

  return (
    <form noValidate onSubmit={add} className="flex flex-wrap items-start gap-3">
      <TextField
        type="date"
        label={text.ownDate}
        name="ownDate"
        help={text.atNine}
        isOptional="unsaid"
        error={error}
        value={day}
        onChange={(value) => {
          setDay(value)
          setError(undefined)
        }}
      />
      <Button type="submit" isBusy={running !== null} className="sm:mt-14">
        {text.addOwn}
      </Button>
    </form>
  )
}
