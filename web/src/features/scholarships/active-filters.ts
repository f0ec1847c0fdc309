import { capitalized } from '#lib/format/format.ts'
import { formatMoney } from '#lib/format/format-money.ts'
import { complexityNames, levelNames, searchMessages as text } from './search-messages.ts'
import { toggled, type SearchState } from './search-address.ts'

export type ActiveFilter = { key: string; label: string; without: SearchState }

type FlagName =
  | 'noEssay'
  | 'fullTuition'
  | 'deadlineSoon'
  | 'eligibleOnly'
  | 'includeUnknown'
  | 'includePast'

/** The name of a value of a list ("NG" → "Nigeria"); the value itself when nobody knows it. */
export type NameOf = (kind: 'fieldOfStudy' | 'countries', value: string) => string

/** Each choice with the search that would remain without it. The query and the order are not filters. */
export function activeFilters(search: SearchState, nameOf: NameOf): ActiveFilter[] {
  const listed = (
    kind: 'degreeLevel' | 'fieldOfStudy' | 'countries' | 'complexity',
    name: (value: string) => string,
  ) =>
    search[kind].map((value) => ({
      key: `${kind} ${value}`,
      label: name(value),
      without: { ...search, [kind]: toggled(search[kind], value) },
    }))
  const flag = (kind: FlagName, label: string) =>
    search[kind] ? [{ key: kind, label, without: { ...search, [kind]: false } }] : []
  const amount = (kind: 'minAmount' | 'maxAmount', label: (amount: string) => string) =>
    search[kind]
      ? [
          {
            key: kind,
            label: label(amountInWords(search[kind])),
            without: { ...search, [kind]: '' },
          },
        ]
      : []
  return [
    ...listed('degreeLevel', (value) => levelNames[value] ?? value),
    ...listed('fieldOfStudy', (value) => nameOf('fieldOfStudy', value)),
    ...listed('countries', (value) => nameOf('countries', value)),
    ...amount('minAmount', text.fromAmount),
    ...amount('maxAmount', text.toAmount),
    ...flag('fullTuition', text.fullTuition),
    ...flag('noEssay', text.noEssay),
    ...listed('complexity', (value) => complexityNames[value] ?? value),
    ...flag('deadlineSoon', text.deadlineSoon),
    ...flag('eligibleOnly', text.eligibleOnly),
    ...flag('includeUnknown', text.includeUnknown),
    ...flag('includePast', text.includePast),
  ]
}

function amountInWords(amount: string): string {
  return /^\d+(\.\d+)?$/.test(amount) ? formatMoney({ amount, currency: 'USD' }) : amount
}

/** The values of one kind of filter. */
export type NamedValues = {
  kind: string
  values: readonly { value: string; label: string }[]
}

/** Names fields and countries by the counts beside them, and a country without results by its ISO code. */
export function nameByFacets(facets: readonly NamedValues[]): NameOf {
  return (kind, value) => {
    const values = facets.find((facet) => facet.kind === kind)?.values ?? []
    const known = values.find((one) => isSameValue(one, value))
    return known?.label ?? (kind === 'countries' ? countryName(value) : sentence(value))
  }
}

/** Whether the address means this value: it may give its code or its name. */
export function isSameValue(
  option: { value: string; label: string },
  given: string,
): boolean {
  const wanted = given.toLowerCase()
  return option.value.toLowerCase() === wanted || option.label.toLowerCase() === wanted
}

function countryName(value: string): string {
  if (!/^[A-Z]{2}$/i.test(value)) return sentence(value)
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return names.of(value.toUpperCase()) ?? value
}

function sentence(slug: string): string {
  return capitalized(slug.replaceAll(/[-_]/g, ' '))
}
