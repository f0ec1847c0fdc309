/** Words of the awards that are like another one. */
export const similarMessages = {
  title: 'Similar scholarships',
  loading: 'Loading similar scholarships',
  alsoFor: (what: string) => `Also for ${what}`,
  alsoAt: (university: string) => `Also at ${university}`,
  anyField: 'any field',
  citizensOf: (countries: string) => `citizens of ${countries}`,
  sameCitizens: 'citizens of the same countries',
  and: 'and',
} as const
