import { Plus } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#ui/button.tsx'
import { FieldError, fieldId } from '#ui/field.tsx'
import { RowActions } from '#ui/row-actions.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useRows } from '#ui/use-rows.ts'
import { applicationFormMessages as text } from './application-form-messages.ts'
import { newRow, type ExperienceValues, type ListName } from './application-values.ts'

type Props = {
  id: string
  name: ListName
  rows: readonly ExperienceValues[]
  onChange: (rows: ExperienceValues[]) => void
  error: string | undefined
}

/** Activities, positions or honors: buttons add, remove and reorder them. */
export function ExperienceList(props: Props) {
  const { id, name, rows, onChange, error } = props
  const what = text.rows[name]
  const { said, add, remove, move } = useRows({
    rows,
    onChange,
    idOf: (row) => (row ? fieldId(row.key, 'organization') : id),
    moved: (row, place, before) =>
      text.moved(row.organization || text.row(what, before), place),
  })
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-lg font-semibold">{text.labels[name]}</legend>
      <ol className="flex flex-col gap-3 empty:hidden">
        {rows.map((row, index) => (
          <li key={row.key}>
            <ExperienceRow
              row={row}
              title={text.row(what, index + 1)}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              onChange={(next) => onChange(rows.with(index, next))}
              onRemove={() => remove(index)}
              onMove={(by) => move(index, by)}
            />
          </li>
        ))}
      </ol>
      <FieldError id={`${id}-error`} message={error} />
      <p role="status" className="sr-only">
        {said}
      </p>
      <div>
        <Button id={id} onClick={() => add(newRow())}>
          <Plus aria-hidden="true" size={20} />
          {text.addRow(what)}
        </Button>
      </div>
    </fieldset>
  )
}

type RowProps = {
  row: ExperienceValues
  title: string
  isFirst: boolean
  isLast: boolean
  onChange: (row: ExperienceValues) => void
  onRemove: () => void
  onMove: (by: 1 | -1) => void
}

function ExperienceRow({ row, title, onChange, ...rest }: RowProps) {
  const headingId = useId()
  const field = (name: Exclude<keyof ExperienceValues, 'key'>) => ({
    id: fieldId(row.key, name),
    name,
    label: text.rowLabels[name],
    value: row[name],
    onChange: (value: string) => onChange({ ...row, [name]: value }),
    isOptional: 'unsaid' as const,
  })
  return (
    <div
      role="group"
      aria-labelledby={headingId}
      className="flex flex-col gap-4 rounded border border-line p-4"
    >
      <div className="flex items-center justify-between gap-2">
        <h4 id={headingId} className="font-semibold">
          {title}
        </h4>
        <RowActions labels={labelsOf(title)} {...rest} />
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField {...field('organization')} />
        <TextField {...field('role')} />
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <TextField {...field('startedOn')} type="date" />
        <TextField {...field('endedOn')} type="date" />
        <TextField {...field('hoursPerWeek')} inputMode="numeric" />
      </div>
      <TextArea {...field('description')} rows={2} />
    </div>
  )
}

const labelsOf = (title: string) => ({
  up: text.moveUp(title),
  down: text.moveDown(title),
  remove: text.removeRow(title),
})
