/** Words for a search without a result. */
export const nothingFoundMessages = {
  confirmedOnly:
    'None of these has a confirmed deadline within 30 days. Many providers have not announced this year’s date yet; their usual date may still be near.',
  withUsualDates: 'Show the soonest first, with usual dates',
  fewerOfBoth: 'Try fewer filters, or fewer words.',
  fewerFilters: 'Try fewer filters, or a wider field.',
  oneFilter: 'Try it without the filter.',
  otherWords: 'Try fewer or more general words, or check the spelling.',
  empty: 'There are no scholarships here yet.',
  showAll: 'Show all scholarships',
  missing: 'Know of one that is missing?',
  suggest: 'Suggest a scholarship',
} as const
