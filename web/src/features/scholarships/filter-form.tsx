import { useState, type FormEvent } from 'react'
import { plainAmount } from '#lib/forms/typed-number.ts'
import { LinkButton } from '#page/links.tsx'
import { Checkbox, CheckboxGroup } from '#ui/checkbox.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { useEditableCopy } from '#ui/use-editable-copy.ts'
import { AmountFields, amountFaults, type Amounts } from './amount-fields.tsx'
import { CountryFilter } from './country-filter.tsx'
import { FieldFilter } from './field-filter.tsx'
import type { Facet } from './facet.ts'
import type { SearchState } from './search-address.ts'
import { filterMessages as words } from './filter-messages.ts'
import { complexityNames, levelNames, searchMessages as text } from './search-messages.ts'

type Props = {
  /** Ties the form to its `FilterActions`, wherever these are. */
  id: string
  /** Counts beside the values; empty until the first answer. */
  facets: readonly Facet[]
  search: SearchState
  onChange: (search: SearchState) => void
  /** Runs after "Apply Filters" and closes the sheet. */
  onApplied?: (() => void) | undefined
  /** Students filter by their own eligibility; visitors read how to get it. */
  eligibility: 'available' | 'sign-in' | 'none'
  signInAddress: string
}

/** Each choice applies at once; "Apply Filters" takes over the amounts and finishes. */
export function FilterForm(props: Props) {
  const { facets, search, onChange } = props
  const { apply, ...amounts } = useAmounts(props)
  const valuesOf = (kind: string) =>
    facets.find((facet) => facet.kind === kind)?.values ?? []
  const set = (change: Partial<SearchState>) => onChange({ ...search, ...change })
  return (
    <form id={props.id} noValidate onSubmit={apply} className="flex flex-col gap-6">
      {props.eligibility === 'available' && (
        <Checkbox
          label={text.eligibleOnly}
          help={words.eligibleOnlyHelp}
          name="eligibleOnly"
          isChecked={search.eligibleOnly}
          onChange={(eligibleOnly) => set({ eligibleOnly })}
        />
      )}
      {props.eligibility === 'sign-in' && (
        <LinkButton to={props.signInAddress}>{words.signInForEligible}</LinkButton>
      )}
      <CheckboxGroup
        legend={words.degreeLevel}
        name="degreeLevel"
        options={named(levelNames, valuesOf('degreeLevel'))}
        values={search.degreeLevel}
        onChange={(degreeLevel) => set({ degreeLevel })}
      />
      <FieldFilter
        options={valuesOf('fieldOfStudy')}
        values={search.fieldOfStudy}
        onChange={(fieldOfStudy) => set({ fieldOfStudy })}
      />
      <CountryFilter
        options={valuesOf('countries')}
        values={search.countries}
        onChange={(countries) => set({ countries })}
      />
      <div>
        <AmountFields {...amounts} />
        <FullTuitionFilter {...props} count={valuesOf('fullTuition')[0]?.count} />
      </div>
      <EffortFilters
        {...props}
        noEssayCount={valuesOf('noEssay')[0]?.count}
        soonCount={valuesOf('deadlineSoon')[0]?.count}
        complexityValues={valuesOf('complexity')}
      />
    </form>
  )
}

/** Typed amounts count once they are applied, and only when they are readable. */
function useAmounts({ search, onChange, onApplied }: Props) {
  const [minAmount, setMinAmount] = useEditableCopy(search.minAmount)
  const [maxAmount, setMaxAmount] = useEditableCopy(search.maxAmount)
  const [faults, setFaults] = useState({})
  return {
    amounts: { minAmount, maxAmount },
    faults,
    onChange: (next: Amounts) => {
      setMinAmount(next.minAmount)
      setMaxAmount(next.maxAmount)
    },
    apply: (event: FormEvent) => {
      event.preventDefault()
      const plain = {
        minAmount: plainAmount(minAmount),
        maxAmount: plainAmount(maxAmount),
      }
      const found = amountFaults(plain)
      setFaults(found)
      if (Object.keys(found).length > 0) return
      if (plain.minAmount !== search.minAmount || plain.maxAmount !== search.maxAmount)
        onChange({ ...search, ...plain })
      onApplied?.()
    },
  }
}

type Counted = Facet['values'][number]

type FullTuitionProps = Pick<Props, 'search' | 'onChange'> & { count: number | undefined }

function FullTuitionFilter({ search, onChange, count }: FullTuitionProps) {
  return (
    <Checkbox
      label={counted(text.fullTuition, count)}
      name="fullTuition"
      isChecked={search.fullTuition}
      onChange={(fullTuition) => onChange({ ...search, fullTuition })}
    />
  )
}

type EffortProps = Pick<Props, 'search' | 'onChange'> & {
  noEssayCount: number | undefined
  soonCount: number | undefined
  complexityValues: readonly Counted[]
}

function EffortFilters({ search, onChange, ...counts }: EffortProps) {
  const { noEssayCount, soonCount, complexityValues } = counts
  const set = (change: Partial<SearchState>) => onChange({ ...search, ...change })
  return (
    <>
      <SelectField
        label={words.complexity}
        name="complexity"
        isOptional="unsaid"
        placeholder={words.anyComplexity}
        options={named(complexityNames, complexityValues).map(
          ({ value, label, count }) => ({
            value,
            label: count === undefined ? label : `${label}: ${count}`,
          }),
        )}
        value={search.complexity[0] ?? ''}
        onChange={(value) => set({ complexity: value === '' ? [] : [value] })}
      />
      <div>
        <Checkbox
          label={counted(text.noEssay, noEssayCount)}
          name="noEssay"
          isChecked={search.noEssay}
          onChange={(noEssay) => set({ noEssay })}
        />
        <Checkbox
          label={counted(text.deadlineSoon, soonCount)}
          help={words.deadlineSoonHelp}
          name="deadlineSoon"
          isChecked={search.deadlineSoon}
          onChange={(deadlineSoon) => set({ deadlineSoon })}
        />
        <Checkbox
          label={text.includeUnknown}
          name="includeUnknown"
          isChecked={search.includeUnknown}
          onChange={(includeUnknown) => set({ includeUnknown })}
        />
        <Checkbox
          label={text.includePast}
          name="includePast"
          isChecked={search.includePast}
          onChange={(includePast) => set({ includePast })}
        />
      </div>
    </>
  )
}

function counted(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${count})`
}

/**
 * A short list in its own order, with the counts of values
 * that have results; before the first answer, without counts.
 */
function named(names: Readonly<Record<string, string>>, counted: readonly Counted[]) {
  return Object.entries(names).map(([value, label]) => {
    const count = counted.find((one) => one.value === value)?.count
    return count === undefined ? { value, label } : { value, label, count }
  })
}
