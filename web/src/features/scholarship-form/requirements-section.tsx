import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldError, fieldId } from '#ui/field.tsx'
import { useNextFocus } from '#ui/use-next-focus.ts'
import { rowField } from './check-requirements.ts'
import type { ScholarshipForm } from './form-section.tsx'
import { RequirementCard } from './requirement-card.tsx'
import { requirementMessages as text } from './requirement-messages.ts'
import { newRow } from './requirement-row.ts'

/** Requirements beyond the figures, one after the other, each with who or what decides it. */
export function Requirements({ form }: { form: ScholarshipForm }) {
  const rows = useRows(form)
  const { id, error } = form.field('requirements')
  const none = form.field('hasNoFurtherConditions')
  return (
    <Card>
      <section aria-labelledby={`${id}-title`} className="flex flex-col gap-4">
        <div>
          <h2 id={`${id}-title`} className="text-xl">
            {text.title}
          </h2>
          <p className="text-muted">{text.lead}</p>
        </div>
        <p role="status" className="sr-only">
          {rows.said}
        </p>
        <Rows form={form} rows={rows} />
        <div>
          <Button
            id={id}
            aria-describedby={error ? `${id}-error` : undefined}
            onClick={rows.add}
          >
            <Plus aria-hidden="true" size={20} />
            {text.add}
          </Button>
          <FieldError id={`${id}-error`} message={error} />
        </div>
        <div>
          <Checkbox
            name={none.name}
            label={text.none}
            help={text.noneHelp}
            isChecked={none.value}
            onChange={none.onChange}
          />
        </div>
      </section>
    </Card>
  )
}

type RowsProps = { form: ScholarshipForm; rows: ReturnType<typeof useRows> }

function Rows({ form, rows }: RowsProps) {
  if (form.values.requirements.length === 0) return null
  return (
    <ol className="flex flex-col gap-4">
      {form.values.requirements.map((row, at) => (
        <li key={row.id}>
          <RequirementCard
            formId={form.id}
            row={row}
            number={at + 1}
            errors={form.failure?.fields ?? {}}
            onChange={(next) => rows.change(at, next)}
            onRemove={() => rows.remove(at)}
          />
        </li>
      ))}
    </ol>
  )
}

/** The changes of the list; after each, the focus moves to where reading goes on. */
function useRows(form: ScholarshipForm) {
  const [said, setSaid] = useState('')
  const focusNext = useNextFocus()
  const all = form.values.requirements
  return {
    said,
    change: (at: number, next: (typeof all)[number]) =>
      form.set('requirements', all.with(at, next), next.id),
    add() {
      const row = newRow(all)
      focusNext(fieldId(form.id, rowField(row, 'text')))
      setSaid(text.added(all.length + 1))
      form.set('requirements', [...all, row])
    },
    remove(at: number) {
      const near = all[at + 1] ?? all[at - 1]
      // The pressed button disappears with its row.
      focusNext(fieldId(form.id, near ? rowField(near, 'text') : 'requirements'))
      setSaid(text.removed(at + 1))
      form.set('requirements', all.toSpliced(at, 1))
    },
  }
}
