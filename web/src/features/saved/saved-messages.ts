import type {
  ClosedReason,
  SavedScholarshipSort,
  SavedScholarshipStatus,
} from '#gql/graphql'
import { optionsOf } from '#ui/options-of.ts'

export const statusLabels: Readonly<Record<SavedScholarshipStatus, string>> = {
  NOT_APPLIED: 'Not applied',
  PLANNED: 'Planned',
  APPLIED: 'Applied',
  ACCEPTED: 'Accepted',
  REJECTED: 'Rejected',
}

export const statusOptions = optionsOf(statusLabels)

export const sortLabels: Readonly<Record<SavedScholarshipSort, string>> = {
  SAVED: 'Newest first',
  DATE: 'Soonest deadline',
}

/** Warnings for students; the notices about them say the same. */
export const warnings: Readonly<Partial<Record<ClosedReason, string>>> = {
  HELD: 'This listing is on hold: its wording looks like a scam. Send no money or documents until we have checked it.',
  REMOVED:
    'This listing was removed. Be careful: it may not be genuine. Send no money, documents or passwords.',
}

/** Words of the saved list. */
export const savedMessages = {
  title: 'Saved Scholarships',
  total: (count: string, isOne: boolean) =>
    `${count} saved ${isOne ? 'scholarship' : 'scholarships'}`,
  counts: 'Your list at a glance',
  totalSaved: 'Total Saved',
  planned: 'Planned',
  applied: 'Applied',
  accepted: 'Accepted',
  show: 'Show',
  all: 'All',
  sort: 'Sort',
  emptyTitle: 'No saved scholarships yet',
  empty: 'Tap the heart on a scholarship to save it here.',
  emptyOfStatus: (status: string) => `None marked “${status}”`,
  emptyOfStatusHelp: 'You can change the status on each card.',
  showAll: 'Show all',
  find: 'Find scholarships',
  toolkit: 'Application toolkit',
  prepare: 'Prepare your application',
  searches: 'Saved searches',
  loading: 'Loading saved scholarships',
  failed: 'Failed to fetch saved scholarships',
  notStudentTitle: 'Saved lists are for student accounts',
  notStudent: 'You can still search scholarships and read every listing.',
  noun: 'saved scholarships',
  status: 'Status',
  notes: 'Notes',
  noNotes: 'No notes added yet.',
  addNotes: 'Add notes',
  addNotesTo: (title: string) => `Add notes on ${title}`,
  editNotes: 'Edit notes',
  notesOf: (title: string) => `Edit notes on ${title}`,
  saveNotes: 'Save',
  savingNotes: 'Saving…',
  cancel: 'Cancel',
  remove: 'Delete',
  removeOf: (title: string) => `Delete ${title} from the saved list`,
  viewDetails: 'View Details',
  apply: 'Apply',
  newTab: '(opens in a new tab)',
  print: 'Print',
  printFailed: 'Failed to load the whole list to print',
  asOf: (day: string) => `As of ${day}`,
  noVerdict: 'Needs your profile',
  sheetColumns: ['Scholarship', 'Deadline', 'Amount', 'Eligibility', 'Status'],
  saved: (day: string) => `Saved on ${day}`,
  updated: 'Scholarship updated successfully',
  updateFailed: 'Failed to update scholarship',
  removed: 'Scholarship removed from saved list',
  removeFailed: 'Failed to remove scholarship',
  undo: 'Undo',
  undoFailed: 'Couldn’t undo',
} as const
