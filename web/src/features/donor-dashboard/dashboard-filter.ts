import type { DonorMetricsFilter } from '#gql/graphql'

export const filterKeys = ['from', 'to', 'fundId', 'scholarshipId'] as const
export type FilterKey = (typeof filterKeys)[number]
/** As in the address: '' for what is not chosen. */
export type ChosenFilter = Record<FilterKey, string>

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What the address chooses. */
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

/** What the server is asked for: half-typed days and a range that goes backwards choose nothing. */
export function askedFilter(chosen: ChosenFilter): DonorMetricsFilter {
  return {
    from: day(chosen.from),
    to: isBackwards(chosen) ? null : day(chosen.to),
    fundId: chosen.fundId || null,
    scholarshipId: chosen.scholarshipId || null,
  }
}

/** What the address of a report of the same choice says. */
export function reportChoice(
  organizationId: string,
  chosen: ChosenFilter,
): Record<string, string> {
  const asked = Object.entries(askedFilter(chosen)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { organizationId, ...Object.fromEntries(asked) }
}

/** Where the file of it is. */
export function reportAddress(choice: Record<string, string>): string {
  return `/api/donor-metrics/report?${new URLSearchParams(choice).toString()}`
}
