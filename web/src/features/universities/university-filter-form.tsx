import { useState, type FormEvent } from 'react'
import { isAmount, plainAmount } from '#lib/forms/typed-number.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { SearchAndAddField } from '#ui/search-and-add-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useEditableCopy } from '#ui/use-editable-copy.ts'
import { formatNumber } from '#ui/format-number.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { UniversitySearch } from './university-address.ts'
import { universityFilterMessages as text } from './university-filter-messages.ts'

const facetFragment = graphql(`
  fragment UniversityFilterForm_Facet on Facet {
    kind
    unknownCount
    values {
      value
      label
      count
    }
  }
`)

type Props = {
  /** Ties the form to its `FilterActions`, wherever these are. */
  id: string
  /** Counts beside the values; empty until the first answer. */
  facets: readonly FragmentType<typeof facetFragment>[]
  search: UniversitySearch
  stateName: (state: string) => string
  onChange: (search: UniversitySearch) => void
  /** Runs after "Apply Filters" and closes the sheet. */
  onApplied?: (() => void) | undefined
}

/** Each choice applies at once; "Apply Filters" takes over the tuition and finishes. */
export function UniversityFilterForm(props: Props) {
  const { search, onChange } = props
  const { apply, ...tuition } = useTuition(props)
  const facets = readFragment(facetFragment, props.facets)
  const facetOf = (kind: string) => facets.find((facet) => facet.kind === kind)
  const set = (change: Partial<UniversitySearch>) => onChange({ ...search, ...change })
  const unknownCount = facetOf('maxTuition')?.unknownCount ?? 0
  return (
    <form id={props.id} noValidate onSubmit={apply} className="flex flex-col gap-6">
      <SelectField
        label={text.type}
        name="type"
        isOptional="unsaid"
        placeholder={text.anyType}
        options={(['public', 'private'] as const).map((value) => ({
          value,
          label: counted(text.types[value], countOf(facetOf('type'), value.toUpperCase())),
        }))}
        value={search.type}
        onChange={(type) => set({ type })}
      />
      <SearchAndAddField
        label={text.states}
        name="states"
        help={text.statesHelp}
        isOptional="unsaid"
        chosen={search.states.map((state) => ({
          value: state,
          label: props.stateName(state),
        }))}
        options={facetOf('states')?.values ?? []}
        onChange={(states) => set({ states })}
        status={facets.length === 0 ? text.loading : text.statesListed}
      />
      <TextField
        label={text.maxTuition}
        name="maxTuition"
        help={text.maxTuitionHelp(formatNumber(unknownCount), unknownCount)}
        isOptional="unsaid"
        inputMode="decimal"
        autoComplete="off"
        {...tuition}
      />
      <YesFilters search={search} set={set} facetOf={facetOf} />
    </form>
  )
}

/** A typed tuition counts once it is applied, and only when it is readable. */
function useTuition({ search, onChange, onApplied }: Props) {
  const [value, setValue] = useEditableCopy(search.maxTuition)
  const [error, setError] = useState<string | null>(null)
  return {
    value,
    error,
    onChange: setValue,
    apply: (event: FormEvent) => {
      event.preventDefault()
      const maxTuition = plainAmount(value)
      setError(isAmount(maxTuition) ? null : text.amountInvalid)
      if (!isAmount(maxTuition)) return
      if (maxTuition !== search.maxTuition) onChange({ ...search, maxTuition })
      onApplied?.()
    },
  }
}

type Facet = {
  values: readonly { value: string; count: number }[]
  unknownCount: number
}

type YesProps = {
  search: UniversitySearch
  set: (change: Partial<UniversitySearch>) => void
  facetOf: (kind: string) => Facet | undefined
}

/** Things that a university has or does not require, each with how many results are left. */
function YesFilters({ search, set, facetOf }: YesProps) {
  const unsaid = facetOf('englishTestNotRequired')?.unknownCount ?? 0
  return (
    <div>
      <Checkbox
        label={counted(text.hasScholarships, countOf(facetOf('hasScholarships'), 'true'))}
        help={text.hasScholarshipsHelp}
        name="hasScholarships"
        isChecked={search.hasScholarships}
        onChange={(hasScholarships) => set({ hasScholarships })}
      />
      <Checkbox
        label={counted(
          text.noEnglishTest,
          countOf(facetOf('englishTestNotRequired'), 'true'),
        )}
        help={text.noEnglishTestHelp(formatNumber(unsaid), unsaid)}
        name="englishTestNotRequired"
        isChecked={search.englishTestNotRequired}
        onChange={(englishTestNotRequired) => set({ englishTestNotRequired })}
      />
    </div>
  )
}

/** Null until the counts are there; a value that is not among them counts zero. */
function countOf(facet: Facet | undefined, value: string): number | null {
  if (!facet) return null
  return facet.values.find((one) => one.value === value)?.count ?? 0
}

function counted(label: string, count: number | null): string {
  return count === null ? label : `${label} (${formatNumber(count)})`
}
