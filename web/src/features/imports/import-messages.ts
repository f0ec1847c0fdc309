import { formatNumber } from '#lib/format/format.ts'

const rows = (count: number) => (count === 1 ? 'One row' : `${formatNumber(count)} rows`)

/** Words of importing scholarships from a file. */
export const importMessages = {
  title: 'Import from CSV',
  lead: 'Add many scholarships at once. You see what each row would change before anything is saved, and can undo it for 30 days.',
  open: 'Import from CSV',
  forbidden: 'This page is for organizations',
  forbiddenText:
    'Scholarships are imported by the owners and editors of a donor or university organization.',
  home: 'Go to your home page',
  organization: 'Organization',
  platform: 'This platform',

  upload: 'Upload a file',
  template: 'Download the template',
  templateHelp:
    'The template has every column and an example row. Delete the example before you upload; otherwise the file is refused.',
  templateFailed: 'Failed to make the template',
  file: 'CSV file',
  fileHelp:
    'Up to 5 MB and 5,000 rows. Commas, semicolons and tabs are fine; columns are found by their names. Give each row your own reference so the next upload updates it instead of adding it again.',
  fileRequired: 'Please choose a file',
  fileTooLarge: 'The file is larger than 5 MB: split it',
  read: 'Read the file',
  reading: 'Uploading…',
  readFailed: 'Failed to read the file',

  history: 'Earlier imports',
  historyFailed: 'Failed to load the earlier imports',
  historyLoading: 'Loading the earlier imports',
  noHistory: 'No imports yet',
  noHistoryText: 'Files you upload will appear here, with their results.',
  historyNoun: 'imports',

  previewTitle: (name: string) => `Import of ${name}`,
  loading: 'Loading the import',
  loadFailed: 'Failed to load the import',
  notFound: 'This import was not found',
  notFoundText: 'It may belong to another organization.',
  back: 'Back to imports',
  statuses: {
    READING: 'Reading your file…',
    READY: 'Waiting to be confirmed',
    APPLYING: 'Being saved',
    APPLIED: 'Saved',
    UNDOING: 'Being undone',
    UNDONE: 'Undone',
  },
  outcomes: { NEW: 'New', CHANGED: 'Changed', UNCHANGED: 'Unchanged', ERROR: 'Error' },
  states: {
    WAITING: 'Waiting',
    DONE: 'Saved',
    REFUSED: 'Not saved',
    FAILED: 'Not saved',
    UNDONE: 'Undone',
    KEPT: 'Kept: edited since',
  },
  figures: {
    new: 'New',
    changed: 'Changed',
    unchanged: 'Unchanged',
    errors: 'With errors',
    draftOnly: 'Drafts only',
  },
  ignored: (names: string) => `Unrecognized columns (ignored): ${names}.`,
  errorsLeftOut: (count: number) =>
    `${rows(count)} with errors will be left out. Correct the file and upload it again, or save the others now: what is saved already stays as it is.`,
  stillReading:
    'A long file takes a few seconds. This page continues automatically once every row has been checked.',
  nothingToSave: 'There is nothing to save: no row is new or changed.',
  publish: 'Publish the new scholarships immediately',
  publishHelp:
    'Incomplete ones stay drafts, and ones with a warning need an administrator’s review. Otherwise all new ones are drafts.',
  confirm: (count: number) => `Save ${rows(count).toLowerCase()}`,
  confirming: 'Starting…',
  confirmFailed: 'Failed to start the import',
  applying: (left: number) => `Saving. ${rows(left)} to go.`,
  undoing: 'Undoing the import',
  applied: (day: string) => `Saved on ${day}.`,
  refused: (count: number) => `${rows(count)} could not be saved; the table says why.`,
  undone: (day: string) => `Undone on ${day}.`,
  kept: (count: number) =>
    `${rows(count)} were not undone because they've been edited since. They are marked below.`,
  undo: 'Undo this import',
  undoTitle: 'Undo this import?',
  undoText:
    'Changes are reverted, and new scholarships are archived. Anything edited since stays as it is.',
  undoBusy: 'Undoing…',
  undoFailed: 'Failed to undo the import',
  undoUntil: (day: string) => `You can undo it until ${day}.`,
  cancel: 'Cancel',

  rows: 'Rows of the file',
  show: 'Show',
  all: 'All rows',
  row: 'Row',
  scholarship: 'Scholarship',
  outcome: 'Result',
  notes: 'What to correct',
  untitled: 'Without a title',
  onlyDraft: 'Draft only for now',
  rowsNoun: 'rows',
  noRows: 'No rows of this kind',
} as const
