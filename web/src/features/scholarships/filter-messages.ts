/** Words of the form of all filters. */
export const filterMessages = {
  facetsFailed: 'Failed to fetch fields and countries',
  degreeLevel: 'Degree Level',
  fieldOfStudy: 'Field of Study',
  showAllFields: (count: number) => `Show all ${count} fields`,
  showFewerFields: 'Show fewer fields',
  country: 'Your Country',
  countryHelp: 'Type your country to see what is open to its citizens.',
  countriesListed: 'Choose as many as you like.',
  countriesLoading: 'Loading countries',
  amount: 'Amount in US dollars',
  minAmount: 'Minimum',
  maxAmount: 'Maximum',
  amountInvalid: 'Enter an amount of 0 or more',
  amountOrder: 'The maximum must be at least the minimum',
  complexity: 'Application Complexity',
  anyComplexity: 'Any complexity',
  deadlineSoonHelp:
    'Confirmed dates only. To see usual dates too, sort by the soonest deadline.',
  eligibleOnlyHelp: 'Computed by rules from your profile.',
  signInForEligible: 'Sign in to see which ones you are eligible for',
} as const
