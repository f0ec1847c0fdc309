/** Words of the awards that are similar to another one. */
export const similarMessages = {
  title: 'Similar scholarships',
  loading: 'Loading similar scholarships',
  inCommon: (what: string) => `In common: ${what}`,
  anyField: 'Any field',
  citizensOf: (countries: string) => `Citizens of ${countries}`,
  sameCitizens: 'Citizens of the same countries',
  and: 'and',
} as const
