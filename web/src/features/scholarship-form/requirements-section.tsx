import { Plus } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldError, fieldId } from '#ui/field.tsx'
import { useRows } from '#ui/use-rows.ts'
import { rowField } from './check-requirements.ts'
import type { ScholarshipForm } from './form-section.tsx'
import { RequirementCard } from './requirement-card.tsx'
import { requirementMessages as text } from './requirement-messages.ts'
import { newRow } from './requirement-row.ts'

/** Requirements beyond the figures, one after the other, each with who or what decides it. */
export function Requirements({ form }: { form: ScholarshipForm }) {
  const rows = form.values.requirements
  const { said, add, remove } = useRows({
    rows,
    onChange: (next) => form.set('requirements', next),
    idOf: (row) => fieldId(form.id, row ? rowField(row, 'text') : 'requirements'),
    added: (_, place) => text.added(place),
    removed: (_, place) => text.removed(place),
  })
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
          {said}
        </p>
        <Rows form={form} onRemove={remove} />
        <div>
          <Button
            id={id}
            aria-describedby={error ? `${id}-error` : undefined}
            onClick={() => add(newRow(rows))}
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

type RowsProps = { form: ScholarshipForm; onRemove: (at: number) => void }

function Rows({ form, onRemove }: RowsProps) {
  const rows = form.values.requirements
  if (rows.length === 0) return null
  return (
    <ol className="flex flex-col gap-4">
      {rows.map((row, at) => (
        <li key={row.id}>
          <RequirementCard
            formId={form.id}
            row={row}
            number={at + 1}
            errors={form.failure?.fields ?? {}}
            onChange={(next) => form.set('requirements', rows.with(at, next), next.id)}
            onRemove={() => onRemove(at)}
          />
        </li>
      ))}
    </ol>
  )
}
