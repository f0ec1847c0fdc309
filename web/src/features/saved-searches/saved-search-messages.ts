import type { SearchAlert } from '#gql/graphql'

export const alertLabels: Readonly<Record<SearchAlert, string>> = {
  AT_ONCE: 'Immediately',
  DAILY: 'Once a day, at 8:00',
  OFF: 'Off',
}

export const levelLabels: Readonly<Record<string, string>> = {
  UNDERGRADUATE: 'Undergraduate',
  GRADUATE: 'Graduate',
  PHD: 'PhD',
  POSTDOC: 'Postdoc',
}

export const effortLabels: Readonly<Record<string, string>> = {
  SIMPLE: 'Simple application',
  MEDIUM: 'Medium application',
  COMPLEX: 'Complex application',
}

/** Words of saved searches. */
export const savedSearchMessages = {
  title: 'Saved Searches',
  lead: 'We’ll notify you when a new or changed scholarship matches.',
  save: 'Save this search',
  saveShort: 'Save',
  saveRest: 'this search',
  saveTitle: 'Save this search',
  name: 'Name',
  nameHelp: 'A name you’ll recognize.',
  nameMissing: 'Please enter a name',
  alert: 'Notify me about new scholarships',
  wantsAll: 'Also notify me about scholarships I am not eligible for',
  alertOf: (name: string) => `Alert for ${name}`,
  leftOut: (filters: string) =>
    `Not saved: ${filters}. Saved searches look for open scholarships and do not depend on the day or your profile.`,
  saving: 'Saving…',
  saved: 'Search saved',
  savedHelp: 'You’ll find it under Saved Searches.',
  all: 'Your saved searches',
  panel: (count: string, isOne: boolean) =>
    `${count} saved ${isOne ? 'search' : 'searches'}`,
  isNew: (count: string) => `${count} new`,
  results: (count: string, isOne: boolean) =>
    `${count} ${isOne ? 'result' : 'results'} now`,
  /** When listings that do not state a fact are included, some of them are undecided. */
  eligible: (count: string, isOpenToo: boolean) =>
    isOpenToo ? `${count} that may fit you` : `you are eligible for ${count}`,
  everything: 'All scholarships',
  otherCountry: 'A country we don’t list',
  countries: (count: number) => `Any of ${count} countries`,
  from: (amount: string) => `From ${amount}`,
  upTo: (amount: string) => `Up to ${amount}`,
  noEssay: 'No essay required',
  fullTuition: 'Full tuition',
  includeUnknown: 'Include listings that don’t say',
  quoted: (query: string) => `“${query}”`,
  lastNotified: (day: string) => `Last notified ${day}`,
  run: 'See results',
  runNamed: (name: string) => `See results for ${name}`,
  rename: 'Rename',
  renameNamed: (name: string) => `Rename ${name}`,
  renameTitle: 'Rename this search',
  renameSave: 'Save',
  remove: 'Delete',
  removeNamed: (name: string) => `Delete ${name}`,
  removed: 'Search deleted',
  undo: 'Undo',
  undone: 'The search is back',
  updated: 'Search updated',
  updateFailed: 'Failed to update the search',
  removeFailed: 'Failed to delete the search',
  undoFailed: 'Couldn’t undo',
  total: (count: string, isOne: boolean) =>
    `${count} saved ${isOne ? 'search' : 'searches'}`,
  emptyTitle: 'No saved searches yet',
  empty: 'Choose filters on the scholarships page, then press “Save this search”.',
  find: 'Find scholarships',
  loading: 'Loading saved searches',
  failed: 'Failed to fetch saved searches',
  noun: 'saved searches',
  notStudentTitle: 'Saved searches are for student accounts',
  notStudent: 'You can still search scholarships and read every listing.',
} as const
