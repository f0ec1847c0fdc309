import { useOrganizationScholarships } from '#entities/scholarship/use-organization-scholarships.ts'
import { NotLoaded } from '#page/not-loaded.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type ChosenFilter, isBackwards } from './dashboard-filter.ts'
import { dashboardMessages as text } from './dashboard-messages.ts'

type Props = {
  organizationId: string
  funds: readonly { fundId: string; name: string | null }[]
  chosen: ChosenFilter
  onChange: (change: Partial<ChosenFilter>) => void
}

/** Chooses which applications count; the address holds the choice. */
export function FilterBar({ organizationId, funds, chosen, onChange }: Props) {
  const { scholarships, hasFailed, retry } = useOrganizationScholarships(organizationId)
  const isChosen = Object.values(chosen).some((value) => value !== '')
  return (
    <section aria-label={text.filters} className="flex flex-col gap-3">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Days chosen={chosen} onChange={onChange} />
        <SelectField
          name="fund"
          label={text.fund}
          value={chosen.fundId}
          placeholder={text.allFunds}
          options={funds.map(({ fundId, name }) => ({
            value: fundId,
            label: text.fundOf(name),
          }))}
          onChange={(fundId) => onChange({ fundId })}
        />
        <SelectField
          name="scholarship"
          label={text.scholarship}
          value={chosen.scholarshipId}
          placeholder={text.allScholarships}
          options={hasFailed ? [] : scholarships}
          onChange={(scholarshipId) => onChange({ scholarshipId })}
        />
      </div>
      {hasFailed && <NotLoaded words={text.scholarshipsFailed} retry={retry} />}
      {isChosen && (
        <Button
          kind="quiet"
          className="self-start"
          onClick={() => onChange({ from: '', to: '', fundId: '', scholarshipId: '' })}
        >
          {text.clear}
        </Button>
      )}
    </section>
  )
}

function Days({ chosen, onChange }: Pick<Props, 'chosen' | 'onChange'>) {
  return (
    <>
      <TextField
        type="date"
        name="from"
        label={text.from}
        value={chosen.from}
        onChange={(from) => onChange({ from })}
      />
      <TextField
        type="date"
        name="to"
        label={text.to}
        error={isBackwards(chosen) ? text.badRange : undefined}
        value={chosen.to}
        onChange={(to) => onChange({ to })}
      />
    </>
  )
}
