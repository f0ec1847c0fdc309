import type { SortName } from './search-address.ts'

export const levelNames: Readonly<Record<string, string>> = {
  undergraduate: 'Undergraduate',
  graduate: 'Graduate',
  phd: 'PhD',
  postdoc: 'Postdoc',
}

export const complexityNames: Readonly<Record<string, string>> = {
  simple: 'Simple (5–15 minutes)',
  medium: 'Medium (30–60 minutes)',
  complex: 'Complex (2+ hours)',
}

export const sortLabels: Readonly<Record<SortName, string>> = {
  relevance: 'Relevance',
  deadline: 'Soonest deadline',
  amount: 'Largest amount',
  newest: 'Newest',
  effort: 'Least effort',
  fit: 'Best fit for me',
}

/** Words of the search page. */
export const searchMessages = {
  title: 'Find Scholarships',
  lead: 'Scholarships international students can win in the U.S., from public sources and providers.',
  queryLabel: 'Search scholarships',
  queryPlaceholder: 'Field, country or name',
  search: 'Search',
  suggestions: 'Suggestions',
  suggestionCount: (count: number) => `${count} suggestion${count === 1 ? '' : 's'}`,
  quick: 'Quick filters',
  fullTuition: 'Full tuition',
  showFilters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  fromAmount: (amount: string) => `From ${amount}`,
  toAmount: (amount: string) => `Up to ${amount}`,
  noEssay: 'No essay required',
  deadlineSoon: 'Deadline within 30 days',
  eligibleOnly: 'Only ones I’m eligible for',
  includeUnknown: 'Include listings that don’t say',
  includePast: 'Include closed scholarships',
  clearAll: 'Clear all filters',
  sort: 'Sort by',
  loading: 'Loading scholarships',
  found: (count: string, isOne: boolean) => `${count} scholarship${isOne ? '' : 's'} found`,
  unknown: (count: string, isOne: boolean) =>
    isOne
      ? '1 does not say if it fits: include it'
      : `${count} do not say if they fit: include them`,
  notEligible: (count: string) => `Show ${count} that you are not eligible for`,
  noneTitle: 'No scholarships found matching your criteria.',
  failed: 'Failed to fetch scholarships',
  noun: 'scholarships',
} as const
