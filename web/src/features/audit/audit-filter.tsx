import { useState, type FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { auditMessages as text } from './audit-messages.ts'
import { everything, type AuditQuery } from './audit-query.ts'

const services = optionsOf(text.services)

type AuditFilterProps = { asked: AuditQuery; onChange: (asked: AuditQuery) => void }

/** The filter's fields apply together: otherwise each change would ask the server anew. */
export function AuditFilter({ asked, onChange }: AuditFilterProps) {
  const [draft, setDraft] = useState(asked)
  const set = (change: Partial<AuditQuery>) => setDraft({ ...draft, ...change })
  function submit(event: FormEvent) {
    event.preventDefault()
    onChange(draft)
  }
  function clear() {
    setDraft(everything)
    onChange(everything)
  }
  const field = (name: 'subject' | 'actor' | 'from' | 'until') => ({
    name,
    label: text[name],
    isOptional: 'unsaid' as const,
    value: draft[name],
    onChange: (value: string) => set({ [name]: value }),
  })
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <TextField {...field('subject')} help={text.subjectHelp} autoComplete="off" />
        <TextField {...field('actor')} help={text.actorHelp} autoComplete="off" />
        <SelectField
          label={text.service}
          name="service"
          isOptional="unsaid"
          placeholder={text.anyService}
          value={draft.service}
          options={services}
          onChange={(service) => set({ service })}
        />
        <TextField {...field('from')} type="date" />
        <TextField {...field('until')} type="date" />
      </div>
      <Checkbox
        name="all"
        label={text.isWhole}
        isChecked={draft.isWhole}
        onChange={(isWhole) => set({ isWhole })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{text.filter}</Button>
        <Button kind="quiet" onClick={clear}>
          {text.clear}
        </Button>
      </div>
    </form>
  )
}
