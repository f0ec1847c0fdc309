/** What the server made of a query. */
export const queryReadingMessages = {
  understood: 'Understood',
  openTo: (country: string) => `Open to ${country}`,
  searchWords: 'Search as typed',
  corrected: (query: string) => `Showing results for ${query}`,
  correctedFrom: (query: string) => `No results for “${query}”.`,
  remove: (label: string) => `Remove filter ${label}`,
} as const
