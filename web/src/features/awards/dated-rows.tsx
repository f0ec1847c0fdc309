import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#ui/button.tsx'
import { FieldError, fieldId } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useRows } from '#ui/use-rows.ts'
import type { FormState } from '#ui/use-form.ts'
import { awardMessages as text } from './award-messages.ts'
import { newRow, rowField, type DatedRow } from './dated-row.ts'

type RowsForm = FormState<{ rows: DatedRow[] }>

type Props = {
  form: RowsForm
  words: (typeof text)['paymentRows' | 'reportRows']
  /** The currency of the amounts; without one, rows have days alone. */
  currency?: string
  /** The most rows that the server takes. */
  most: number
}

/** Days one below another, each with its amount where it has one; buttons add and remove them. */
export function DatedRows({ form, words, currency, most }: Props) {
  const { id, error } = form.field('rows')
  const { rows } = form.values
  const { said, add, remove } = useRows({
    rows,
    onChange: (next, added) => form.set('rows', next, added?.key),
    idOf: (row) => fieldId(form.id, row ? rowField(row, 'dueOn') : 'rows'),
    removed: (_, place) => words.removed(place),
  })
  return (
    <fieldset className="flex flex-col gap-3" aria-describedby={`${id}-help`}>
      <legend className="font-semibold">{words.label}</legend>
      <p id={`${id}-help`} className="text-sm text-muted">
        {words.help}
      </p>
      <ol className="flex flex-col gap-3 empty:hidden">
        {rows.map((row, at) => (
          <li key={row.key}>
            <Row
              {...{ form, row, currency }}
              title={words.row(at + 1)}
              onRemove={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      <FieldError id={`${id}-error`} message={error} />
      <p role="status" className="sr-only">
        {said}
      </p>
      <div>
        <Button
          id={id}
          aria-describedby={error ? `${id}-error` : undefined}
          disabledReason={rows.length < most ? null : words.most(most)}
          onClick={() => add(newRow(rows))}
        >
          <Plus aria-hidden="true" size={20} />
          {words.add}
        </Button>
      </div>
    </fieldset>
  )
}

type RowProps = Pick<Props, 'form' | 'currency'> & {
  row: DatedRow
  title: string
  onRemove: () => void
}

function Row({ form, row, title, currency, onRemove }: RowProps) {
  const headingId = useId()
  const field = (control: 'dueOn' | 'amount') => {
    const name = rowField(row, control)
    return {
      id: fieldId(form.id, name),
      name,
      value: row[control],
      error: form.failure?.fields[name],
      onChange: (value: string) => {
        const changed = form.values.rows.map((one) =>
          one.key === row.key ? { ...row, [control]: value } : one,
        )
        form.set('rows', changed, row.key)
      },
    }
  }
  return (
    <div
      role="group"
      aria-labelledby={headingId}
      className="rounded border border-line px-4 pt-1 pb-4"
    >
      <div className="flex items-center justify-between gap-2">
        <p id={headingId} className="font-semibold">
          {title}
        </p>
        <IconButton
          label={text.removeRow(title)}
          icon={<Trash2 aria-hidden="true" size={20} />}
          className="-me-3"
          onClick={onRemove}
        />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-4">
        <TextField {...field('dueOn')} label={text.rowDate} type="date" />
        {currency && (
          <TextField
            {...field('amount')}
            label={text.rowAmount(currency)}
            inputMode="decimal"
          />
        )}
      </div>
    </div>
  )
}
