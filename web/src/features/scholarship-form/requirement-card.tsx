import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { cardStyle } from '#ui/card-style.ts'
import { CheckboxGrid } from '#ui/checkbox-grid.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { fieldId } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { rowField } from './check-requirements.ts'
import { QuestionFields } from './question-fields.tsx'
import { requirementMessages as text } from './requirement-messages.ts'
import { levelOptions, type NameOfControl } from './requirement-controls.ts'
import type { Decider, RequirementRow } from './requirement-row.ts'
import { RuleFields } from './rule-fields.tsx'

type Props = {
  formId: string
  row: RequirementRow
  number: number
  errors: Readonly<Record<string, string>>
  onChange: (row: RequirementRow) => void
  onRemove: () => void
}

/** One requirement: its words, who or what decides it, and by which rule. */
export function RequirementCard(props: Props) {
  const { formId, row, number, errors, onChange } = props
  const title = text.row(number)
  const control: NameOfControl = (field) => {
    const name = rowField(row, field)
    return { id: fieldId(formId, name), name, error: errors[name] }
  }
  return (
    <div
      role="group"
      aria-label={title}
      className={cardStyle('p-inset', 'flex flex-col gap-4')}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p aria-hidden="true" className="font-semibold">
          {title}
        </p>
        <IconButton
          label={text.remove(number)}
          icon={<Trash2 aria-hidden="true" size={20} />}
          onClick={props.onRemove}
        />
      </div>
      <TextArea
        {...control('text')}
        label={text.text}
        help={text.textHelp[row.decidedBy]}
        value={row.text}
        onChange={(value) => onChange({ ...row, text: value })}
        rows={1}
        maxLength={2000}
        isOptional={row.decidedBy === 'PROFILE' || row.decidedBy === 'QUESTION'}
      />
      <SelectField
        name={`${rowField(row, 'rule')}.by`}
        label={text.decidedBy}
        help={text.deciderHelp[row.decidedBy]}
        value={row.decidedBy}
        options={decidersOf(row)}
        onChange={(value) => value && onChange({ ...row, decidedBy: value })}
      />
      <Decision {...{ row, control, onChange }} />
      <AppliesTo row={row} onChange={onChange} />
    </div>
  )
}

type PartProps = Pick<Props, 'row' | 'onChange'>

function Decision({ row, control, onChange }: PartProps & { control: NameOfControl }) {
  if (row.decidedBy === 'QUESTION')
    return <QuestionFields {...{ row, control, onChange }} />
  if (row.decidedBy !== 'PROFILE') return null
  return (
    <RuleFields
      rule={row.rule}
      control={control}
      onChange={(rule) => onChange({ ...row, rule })}
    />
  )
}

function AppliesTo({ row, onChange }: PartProps) {
  // Unchecking the last level must not close the fold under somebody's hands.
  const [isOpen] = useState(row.appliesTo.length > 0)
  return (
    <Disclosure summary={text.appliesTo} isOpen={isOpen}>
      <CheckboxGrid
        name={`${rowField(row, 'levels')}.asked`}
        legend={text.appliesToLegend}
        values={row.appliesTo}
        options={levelOptions}
        onChange={(appliesTo) => onChange({ ...row, appliesTo })}
      />
    </Disclosure>
  )
}

function decidersOf({ canBeKept }: RequirementRow) {
  return optionsOf<Decider>(text.deciders).filter(
    ({ value }) => value !== 'KEPT' || canBeKept,
  )
}
