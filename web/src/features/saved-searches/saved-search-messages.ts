import type { SearchAlert } from '#gql/graphql'

export const alertLabels: Readonly<Record<SearchAlert, string>> = {
  AT_ONCE: 'At once',
  DAILY: 'Once a day, at 8:00',
  OFF: 'Not at all',
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
  lead: 'When a scholarship comes that fits one of them, or changes so that it fits, we tell you.',
  save: 'Save this search',
  saveTitle: 'Save this search',
  name: 'Name',
  nameHelp: 'So that you recognise it in a list.',
  nameMissing: 'Please enter a name',
  alert: 'Tell me about new scholarships',
  alertOf: (name: string) => `Alert of ${name}`,
  leftOut: (filters: string) =>
    `Not kept, as it depends on the day or on your profile: ${filters}.`,
  saving: 'Saving…',
  saved: 'Search saved',
  savedHelp: 'You find it under Saved Searches.',
  all: 'Your saved searches',
  panel: (count: string, isOne: boolean) =>
    `${count} saved ${isOne ? 'search' : 'searches'}`,
  isNew: (count: string) => `${count} new`,
  fits: (count: string, isOne: boolean) =>
    `${count} ${isOne ? 'scholarship fits' : 'scholarships fit'} now`,
  everything: 'All scholarships',
  otherCountry: 'A country that is on no list',
  from: (amount: string) => `From ${amount}`,
  upTo: (amount: string) => `Up to ${amount}`,
  noEssay: 'No essay required',
  includeUnknown: 'Also those that do not say',
  quoted: (query: string) => `“${query}”`,
  told: (day: string) => `Last told on ${day}`,
  run: 'See results',
  runNamed: (name: string) => `See results of ${name}`,
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
  undoFailed: 'It could not be put back',
  total: (count: string, isOne: boolean) =>
    `${count} saved ${isOne ? 'search' : 'searches'}`,
  emptyTitle: 'No saved searches yet',
  empty: 'Choose filters on the scholarships page, then press “Save this search”.',
  find: 'Find scholarships',
  loading: 'Loading saved searches',
  failed: 'Failed to fetch saved searches',
  noun: 'saved searches',
  notStudentTitle: 'Saved searches are for student accounts',
  notStudent: 'You can search scholarships and read each listing as you are.',
} as const
