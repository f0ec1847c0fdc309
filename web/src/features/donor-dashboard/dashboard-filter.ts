import type { DonorMetricsFilter } from '#gql/graphql'

export const filterKeys = ['from', 'to', 'fundId', 'scholarshipId'] as const
export type FilterKey = (typeof filterKeys)[number]
/** The choice as in the address: '' where nothing is chosen. */
export type ChosenFilter = Record<FilterKey, string>

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The filter in an address. */
export function filterOf(address: URLSearchParams): ChosenFilter {
  const given = (key: FilterKey) => address.get(key) ?? ''
  return {
    from: given('from'),
    to: given('to'),
    fundId: given('fundId'),
    scholarshipId: given('scholarshipId'),
  }
}

/** The last day is before the first. */
export function isBackwards({ from, to }: ChosenFilter): boolean {
  return DAY.test(from) && DAY.test(to) && to < from
}

const day = (value: string) => (DAY.test(value) ? value : null)

/** The filter for the server: half-typed days and a backward range choose nothing. */
export function askedFilter(chosen: ChosenFilter): DonorMetricsFilter {
  return {
    from: day(chosen.from),
    to: isBackwards(chosen) ? null : day(chosen.to),
    fundId: chosen.fundId || null,
    scholarshipId: chosen.scholarshipId || null,
  }
}

/** The address parameters of a report on the same choice. */
export function reportChoice(
  organizationId: string,
  chosen: ChosenFilter,
): Record<string, string> {
  const asked = Object.entries(askedFilter(chosen)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { organizationId, ...Object.fromEntries(asked) }
}

/** The address of the report's file. */
export function reportAddress(choice: Record<string, string>): string {
  return `/api/donor-metrics/report?${new URLSearchParams(choice).toString()}`
}
