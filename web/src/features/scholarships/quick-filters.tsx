import { useQuery } from '@apollo/client/react'
import { Check } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { formatNumber } from '#ui/format-number.ts'
import { graphql } from '#gql'
import type { Facet } from './facet.ts'
import { toggled, type SearchState } from './search-address.ts'
import { quickFilterMessages as quick } from './quick-filter-messages.ts'
import { searchMessages as text } from './search-messages.ts'

type QuickFilter = {
  label: string
  /** The place of its count among the facets; null when nothing counts it. */
  facet: { kind: string; value?: string } | null
  isOn: (search: SearchState) => boolean
  toggle: (search: SearchState) => SearchState
}

type ListName = 'degreeLevel' | 'fieldOfStudy' | 'countries' | 'complexity'
type FlagName = 'noEssay' | 'fullTuition' | 'deadlineSoon' | 'eligibleOnly'

const flag = (label: string, name: FlagName, facet: QuickFilter['facet']): QuickFilter => ({
  label,
  facet,
  isOn: (search) => search[name],
  toggle: (search) => ({ ...search, [name]: !search[name] }),
})
const listed = (label: string, kind: ListName, value: string): QuickFilter => ({
  label,
  facet: { kind, value },
  isOn: (search) => search[kind].includes(value),
  toggle: (search) => ({ ...search, [kind]: toggled(search[kind], value) }),
})

const eligible = flag(quick.eligible, 'eligibleOnly', null)
const quickFilters: readonly QuickFilter[] = [
  flag(text.fullTuition, 'fullTuition', { kind: 'fullTuition' }),
  listed(quick.undergraduate, 'degreeLevel', 'undergraduate'),
  listed(quick.graduate, 'degreeLevel', 'graduate'),
  listed(quick.phd, 'degreeLevel', 'phd'),
  flag(quick.noEssay, 'noEssay', { kind: 'noEssay' }),
  listed(quick.apply, 'complexity', 'simple'),
  flag(quick.deadlineSoon, 'deadlineSoon', { kind: 'deadlineSoon' }),
  listed(quick.engineering, 'fieldOfStudy', 'engineering'),
  listed(quick.computerScience, 'fieldOfStudy', 'computer-science'),
]

type Props = {
  /** Empty until the first answer: before that, nobody knows which filters find something. */
  facets: readonly Facet[]
  search: SearchState
  onChange: (search: SearchState) => void
  /** Students may filter by what is open to them. */
  isStudent: boolean
}

/** Buttons for the most common filters, where they find something; pressed ones are on. */
export function QuickFilters({ facets, search, onChange, isStudent }: Props) {
  const country = useOwnCountry(isStudent, facets)
  const counted = [...country, ...quickFilters]
    .map((filter) => ({ ...filter, count: countOf(facets, filter.facet) }))
    .filter(({ count, isOn }) => count > 0 || isOn(search))
  const shown = isStudent ? [{ ...eligible, count: 0 }, ...counted] : counted
  return (
    <>
      {shown.map(({ label, count, isOn, toggle }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isOn(search)}
          onClick={() => onChange(toggle(search))}
          className={classNames(
            'inline-flex min-h-11 shrink-0 items-center gap-2 rounded border px-3 text-sm font-semibold whitespace-nowrap transition-colors hover:border-sea hover:text-sea',
            isOn(search) ? 'border-sea bg-sea-soft text-sea' : 'border-edge bg-surface',
          )}
        >
          {isOn(search) && <Check aria-hidden="true" size={16} />}
          {label}{' '}
          {count > 0 && <span className="tabular font-normal">{formatNumber(count)}</span>}
        </button>
      ))}
    </>
  )
}

const countryQuery = graphql(`
  query QuickFilters_Country {
    student(id: "me") {
      id
      country
    }
  }
`)

/** A filter for scholarships open to citizens of the student's country; the page never guesses a country. */
function useOwnCountry(isStudent: boolean, facets: readonly Facet[]): QuickFilter[] {
  const { data } = useQuery(countryQuery, { skip: !isStudent })
  const own = facets
    .find(({ kind }) => kind === 'countries')
    ?.values.find(({ value }) => value === data?.student?.country)
  return own ? [listed(quick.openTo(own.label), 'countries', own.value)] : []
}

/** How many results a filter leaves; a kind without a value has a single count. */
function countOf(facets: readonly Facet[], wanted: QuickFilter['facet']): number {
  const values = facets.find(({ kind }) => kind === wanted?.kind)?.values ?? []
  const value = wanted?.value
  return values.find((one) => value === undefined || one.value === value)?.count ?? 0
}
