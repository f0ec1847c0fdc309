import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useRows } from '#ui/use-rows.ts'
import { mentorMessages } from './mentor-messages.ts'
import { profileMessages as text } from './profile-messages.ts'
import { type DayRow, newDayRow, newWeeklyRow, type WeeklyRow } from './times-values.ts'

type Props<Row> = {
  rows: readonly Row[]
  error: string | null | undefined
  onChange: (rows: Row[]) => void
}

const { weekdays } = mentorMessages
const choices = weekdays.map((label, index) => ({ value: String(index + 1), label }))
const ROW = 'flex flex-wrap items-end gap-3'
/** On a phone, the day is above its hours. */
const WEEKLY_ROW = `${ROW} max-sm:*:first:basis-full`

/** Hours of each week; a day may have several. */
export function WeeklyRows({ rows, error, onChange }: Props<WeeklyRow>) {
  const { add, remove } = useRows({ rows, onChange, idOf: idOf('weekday') })
  const change = (row: WeeklyRow) =>
    onChange(rows.map((one) => (one.key === row.key ? row : one)))
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="text-lg font-semibold">{text.weekly}</legend>
      {error && <p className="text-bad">{error}</p>}
      {rows.map((row, at) => (
        <div key={row.key} className={WEEKLY_ROW}>
          <SelectField
            id={`weekday-${row.key}`}
            label={text.weekday}
            name={`weekday-${row.key}`}
            isOptional="unsaid"
            options={choices}
            value={row.weekday}
            onChange={(weekday) => change({ ...row, weekday: weekday || '1' })}
          />
          <Hours row={row} onChange={change} />
          <Button
            kind="quiet"
            aria-label={text.removeHours(
              weekdays[Number(row.weekday) - 1] ?? '',
              row.begins,
            )}
            onClick={() => remove(at)}
          >
            {text.remove}
          </Button>
        </div>
      ))}
      <Button
        id="weekday-add"
        className="self-start"
        onClick={() => add(newWeeklyRow(nextKey(rows)))}
      >
        {text.addHours}
      </Button>
    </fieldset>
  )
}

/** Days with other hours. */
export function DayRows({ rows, error, onChange }: Props<DayRow>) {
  const { add, remove } = useRows({ rows, onChange, idOf: idOf('day') })
  const change = (row: DayRow) =>
    onChange(rows.map((one) => (one.key === row.key ? row : one)))
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="text-lg font-semibold">{text.overrides}</legend>
      <p className="text-muted">{text.overridesHelp}</p>
      {error && <p className="text-bad">{error}</p>}
      {rows.map((row, at) => (
        <div key={row.key} className={ROW}>
          <TextField
            id={`day-${row.key}`}
            label={text.day}
            name={`day-${row.key}`}
            isOptional="unsaid"
            type="date"
            value={row.day}
            onChange={(day) => change({ ...row, day })}
          />
          <Checkbox
            label={text.off}
            name={`off-${row.key}`}
            isChecked={row.isOff}
            onChange={(isOff) => change({ ...row, isOff })}
          />
          {!row.isOff && <Hours row={row} onChange={change} />}
          <Button
            kind="quiet"
            aria-label={text.removeDay(row.day)}
            onClick={() => remove(at)}
          >
            {text.remove}
          </Button>
        </div>
      ))}
      <Button
        id="day-add"
        className="self-start"
        onClick={() => add(newDayRow(nextKey(rows)))}
      >
        {text.addDay}
      </Button>
    </fieldset>
  )
}

/** Reading goes on at the first control of a row after one came or went. */
const idOf = (control: 'weekday' | 'day') => (row: { key: number } | undefined) =>
  `${control}-${row ? row.key : 'add'}`

function nextKey(rows: readonly { key: number }[]): number {
  return Math.max(2_000, ...rows.map(({ key }) => key)) + 1
}

type Timed = { key: number; begins: string; ends: string }

function Hours<Row extends Timed>({
  row,
  onChange,
}: {
  row: Row
  onChange: (row: Row) => void
}) {
  return (
    <>
      <TextField
        label={text.begins}
        name={`begins-${row.key}`}
        isOptional="unsaid"
        type="time"
        value={row.begins}
        onChange={(begins) => onChange({ ...row, begins })}
      />
      <TextField
        label={text.ends}
        name={`ends-${row.key}`}
        isOptional="unsaid"
        type="time"
        value={row.ends}
        onChange={(ends) => onChange({ ...row, ends })}
      />
    </>
  )
}
