/** Words about where a listing comes from and who checked it; they load with that part of the page. */
export const provenanceMessages = {
  verified: (day: string, who: string | null) => `Checked on ${day} by ${who ?? 'us'}`,
  unverified: 'Not checked by us yet',
  from: (source: string) => `from ${source}`,
  round: (round: string) => `Facts from ${round}; later rounds may differ.`,
  ownListing: 'Published here by its provider',
  fromOwner: 'published here by its provider',
} as const
