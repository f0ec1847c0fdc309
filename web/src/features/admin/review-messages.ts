export type ReviewChoice = 'PUBLISH' | 'ARCHIVE'

const decided = (count: number, word: string) =>
  count === 1 ? `Listing ${word}` : `${count} listings ${word}`

/** Words of the queue of listings and suggestions. */
export const reviewMessages = {
  keys: 'With a listing focused: P publishes, A archives, S or J moves to the next, K to the previous one, X selects.',
  start: 'Start with the first',
  select: (title: string) => `Select ${title}`,
  selectAll: 'Select all shown',
  clear: 'Clear selection',
  selection: 'Selection',
  selected: (count: number) => `${count} selected`,
  choose: {
    PUBLISH: 'Publish selected',
    ARCHIVE: 'Archive selected',
  } satisfies Record<ReviewChoice, string>,
  done: {
    PUBLISH: (count: number) => decided(count, 'published'),
    ARCHIVE: (count: number) => decided(count, 'archived'),
  } satisfies Record<ReviewChoice, (count: number) => string>,
  refused: (count: number) =>
    count === 1
      ? 'One listing was left as it was'
      : `${count} listings were left as they were`,
  failed: 'Failed to save the decision',
  undo: 'Undo',
  undone: (count: number) =>
    count === 1
      ? 'The listing is back in the queue'
      : `${count} listings are back in the queue`,
  undoFailed: "Couldn't undo",
  notStated: 'Not stated',
  facts: {
    provider: 'Provider',
    amount: 'Amount',
    deadline: 'Deadline',
    levels: 'Degree levels',
    fields: 'Fields of study',
    countries: 'Countries',
    requirements: 'Requirements',
  },
  levels: {
    UNDERGRADUATE: 'Undergraduate',
    GRADUATE: 'Graduate',
    PHD: 'PhD',
    POSTDOC: 'Postdoc',
  },
  states: 'What the source states',
  confidence: { OWNER: 'entered here', HIGH: 'high', MEDIUM: 'medium', LOW: 'low' },
  confidenceLabel: (word: string) => `confidence: ${word}`,

  suggestions: 'Suggestions',
  suggestionsLead: 'Pages that people sent in. Nobody has checked them yet.',
  suggestionsFailed: 'Failed to load the suggestions',
  suggestionsLoading: 'Loading suggestions',
  noSuggestions: 'No suggestions waiting',
  suggestionsNoun: 'suggestions',
  unnamed: 'No name given',
  makeDraft: 'Make a draft',
  dismiss: 'Dismiss',
  drafted: 'Draft made. Fill in what the page states, then publish it.',
  dismissed: 'Suggestion dismissed',
  suggestionBack: 'The suggestion is back in the queue',
  waiting: 'Listings',
} as const
