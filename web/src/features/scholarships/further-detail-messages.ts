/** Words of the parts below the ones that decide whether to read on: they load with those parts. */
export const furtherDetailMessages = {
  benefits: 'Scholarship Benefits',
  contact: 'Contact Information',
  website: 'Official website',
  listedAt: 'Listed at',
  applicationPage: 'Application page',
  matchTitle: 'Find others that fit you',
  match:
    'AI Matching compares your profile with every scholarship and explains each match.',
  matchAction: 'Find My Matches',
  provenance: 'Where this comes from',
  collectorsNote: (note: string) => `Note from the source: ${note}`,
  linkAlive: 'The link worked when we last checked.',
  linkMoved: 'The link now redirects to another page, which may differ.',
  linkBroken: 'The link did not work when we last checked it.',
  sourcePage: (host: string) => `Source: ${host}`,
  licence: (licence: string) => `Data license: ${licence}`,
  report: 'Report a problem',
} as const
