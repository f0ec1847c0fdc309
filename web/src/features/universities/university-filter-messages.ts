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
  maxTuition: 'Most tuition a year, in US dollars',
  maxTuitionHelp: (unknown: string, count: number) =>
    `For students from another state${
      count === 0
        ? '.'
        : `; the ${unknown} ${count === 1 ? 'that does' : 'that do'} not report it are left out.`
    }`,
  amountInvalid: 'Enter an amount of 0 or more',
  upTo: (money: string) => `Up to ${money} a year`,
  hasScholarships: 'Has scholarships for international students',
  hasScholarshipsHelp: 'Among the scholarships listed on this site.',
  noEnglishTest: 'English test not required',
  noEnglishTestHelp: (unknown: string, count: number) =>
    count === 0
      ? 'For admission, by their own report.'
      : `For admission, by their own report; the ${unknown} ${
          count === 1 ? 'that does' : 'that do'
        } not say are left out.`,
} as const
