/** Words about how the server understood a query. */
export const queryReadingMessages = {
  understood: 'Understood',
  openTo: (country: string) => `Open to ${country}`,
  searchWords: 'Search as typed',
  corrected: (query: string) => `Showing results for ${query}`,
  correctedFrom: (query: string) => `No results for “${query}”.`,
  leftOut: (words: readonly string[]) =>
    `Searched without ${words.map((word) => `“${word}”`).join(' and ')}`,
  leftOutWhy: 'Nothing here fits all of your words.',
  remove: (label: string) => `Remove filter ${label}`,
} as const
