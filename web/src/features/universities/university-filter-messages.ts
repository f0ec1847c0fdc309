/** Words of the filters of universities. */
export const universityFilterMessages = {
  showFilters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  loading: 'Loading filters',
  failed: 'Failed to load the counts beside the filters',
  type: 'Type',
  anyType: 'All Types',
  types: { public: 'Public', private: 'Private' },
  states: 'States',
  statesHelp: 'Type a name to add it.',
  statesListed: 'Choose as many as you like.',
  maxTuition: 'Maximum tuition a year, in US dollars',
  maxTuitionHelp: (unknown: string, count: number) =>
    `Out-of-state tuition.${leftOut(unknown, count, 'report it')}`,
  amountInvalid: 'Enter an amount of 0 or more',
  upTo: (money: string) => `Up to ${money} a year`,
  hasScholarships: 'Has scholarships for international students',
  hasScholarshipsHelp: 'Among the scholarships listed on this site.',
  noEnglishTest: 'English test not required',
  noEnglishTestHelp: (unknown: string, count: number) =>
    `For admission, as the universities report.${leftOut(unknown, count, 'say')}`,
} as const

/** How many are left out because they report nothing: a missing fact never counts as a yes. */
function leftOut(unknown: string, count: number, verb: string): string {
  if (count === 0) return ''
  return count === 1
    ? ` The one that doesn’t ${verb} is left out.`
    : ` The ${unknown} that don’t ${verb} are left out.`
}
