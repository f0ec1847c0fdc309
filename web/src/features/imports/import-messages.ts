import { formatNumber } from '#ui/format-number.ts'

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
    'Up to 5 MB and 5,000 rows. Commas, semicolons and tabs are fine, and columns can be in any order. Give each row your own reference so the next upload updates it instead of adding it again.',
  rulesTitle: 'How to fill in “Requirement rules”',
  rulesLead:
    'Students see at once whether they meet these requirements. Separate several with semicolons. To use your own wording, write it first, then => and the rule, for example: We look for young people => age-max: 30',
  rules: [
    ['age-max: 30', 'At most 30 years old. “age-max: 30 on 2027-07-01” sets the day.'],
    ['age-min: 18', 'At least 18 years old.'],
    ['born-after: 2000-09-01', 'Born after this day.'],
    ['gender: woman', 'Women; also man or other, separated by commas.'],
    ['gpa-min: 3.25', 'A GPA of at least 3.25 on the 4.0 scale.'],
    ['english-min: TOEFL 80, IELTS 6.5', 'One of these scores is enough.'],
    ['visa-in: F-1, J-1', 'One of these visas.'],
    [
      'citizenship-in: Kenya, Ghana',
      'Citizens of these countries; citizenship-not-in leaves them out.',
    ],
    [
      'field-in: Engineering',
      'One of these fields of study; field-not-in leaves them out.',
    ],
    ['level-in: graduate, phd', 'One of these degree levels.'],
    ['needs-aid', 'Students who need financial aid.'],
    [
      'question: Will you study full-time?',
      'Students who answer yes. With question-no, those who answer no.',
    ],
    [
      'fact: full-time-student',
      'The same for a shared question, by its name in the API (sharedQuestions).',
    ],
    ['step: Send two references', 'Something to send or do.'],
    ['provider: Good standing', 'Something only you can judge.'],
    ['[phd] gpa-min: 3.5', 'Degree levels in brackets: the rule applies only to these.'],
  ],
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
    `${rows(count)} with errors will be left out. Correct the file and upload it again, or save the others now: what you have already saved stays as it is.`,
  stillReading:
    'A long file takes a few seconds. This page continues automatically once every row has been checked.',
  nothingToSave: 'There is nothing to save: no row is new or changed.',
  publish: 'Publish the new scholarships immediately',
  publishHelp:
    'Incomplete ones stay drafts, and ones with a warning wait for an administrator’s review. If you leave this unchecked, all new ones are drafts.',
  confirm: (count: number) => `Save ${rows(count).toLowerCase()}`,
  confirming: 'Starting…',
  confirmFailed: 'Failed to start the import',
  applying: (left: number) => `Saving. ${rows(left)} to go.`,
  undoing: 'Undoing the import',
  applied: (day: string) => `Saved on ${day}.`,
  refused: (count: number) => `${rows(count)} could not be saved; the table says why.`,
  undone: (day: string) => `Undone on ${day}.`,
  kept: (count: number) =>
    `${rows(count)} ${count === 1 ? 'was' : 'were'} not undone because of edits made since. See the table below.`,
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
