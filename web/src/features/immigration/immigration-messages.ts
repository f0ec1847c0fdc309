import type {
  ImmigrationConfidence,
  ImmigrationGuidanceType,
  ImmigrationI94,
  ImmigrationPriority,
  ImmigrationStanding,
  ImmigrationStatus,
  ImmigrationStudyLevel,
  PracticalTrainingKind,
} from '#gql/graphql'

export const guidanceTypes: Record<ImmigrationGuidanceType, string> = {
  F1_VISA: 'F-1 visa',
  OPT: 'OPT',
  CPT: 'CPT',
  GENERAL: 'General',
  J1: 'J-1 exchange visitor',
}

export const statuses: Record<ImmigrationStatus, string> = {
  APPLYING: 'Applying',
  PENDING: 'Pending',
  APPROVED: 'Approved',
  DENIED: 'Denied',
}

export const priorities: Record<ImmigrationPriority, string> = {
  LOW: 'Low',
  MEDIUM: 'Medium',
  HIGH: 'High',
  URGENT: 'Urgent',
}

export const standings: Record<ImmigrationStanding, string> = {
  TOO_EARLY: 'Not open yet',
  OPEN: 'Open',
  URGENT: 'Act now',
  PAST: 'Past',
  UNKNOWN: 'Date unknown',
}

export const confidences: Record<ImmigrationConfidence, string> = {
  SECONDARY: 'from secondary sources',
  CONFLICTING: 'sources disagree; we use the cautious reading',
  UNCONFIRMED: 'no source confirms that it is in force',
  GENERAL_KNOWLEDGE: 'from general knowledge',
}

export const i94Words: Record<ImmigrationI94, string> = {
  DURATION_OF_STATUS: '“D/S”',
  DATE: 'A date',
  UNKNOWN: 'I have not looked yet',
}

export const levels: Record<ImmigrationStudyLevel, string> = {
  BACHELOR: 'Bachelor’s',
  MASTER: 'Master’s',
  DOCTORATE: 'Doctorate',
  OTHER: 'Other',
}

export const spellKinds: Record<PracticalTrainingKind, string> = {
  CPT: 'CPT',
  OPT_BEFORE: 'OPT before completion',
  JOB: 'Job during OPT or STEM',
}

const count = (total: number, one: string, more = `${one}s`) =>
  `${total} ${total === 1 ? one : more}`

/** Words of the immigration pages. */
export const immigrationMessages = {
  title: 'AI Immigration Guidance',
  lead: 'Your dates and next steps, computed by rules from what you enter. No AI model writes them.',
  disclaimer: 'Information, not legal advice; confirm with your DSO.',
  private:
    'What you enter here is encrypted and shown to no one else, not even administrators.',
  about: 'What this covers',
  cards: [
    {
      title: 'F-1 visa',
      text: 'Fees, interview documents, when a visa can be issued and when you may enter.',
    },
    { title: 'OPT', text: 'The window to file, the STEM extension, days without work.' },
    { title: 'CPT', text: 'Who may have it, and how full-time CPT uses up OPT.' },
    {
      title: 'Keeping status',
      text: 'Full course, reports within 10 days, leaving and coming back.',
    },
    {
      title: 'J-1',
      text: 'The two-year rule, academic training, the 30 days after the program.',
    },
  ],
  pitchTitle: 'Get guidance based on your own dates',
  pitch: 'Sign up for free, enter what your I-20 says, and see what to do by when.',
  notStudentTitle: 'Immigration guidance is for student accounts',
  notStudent: 'You can still read the common questions below.',
  find: 'Find scholarships',

  ask: 'Get Immigration Help',
  askTitle: 'Get immigration help',
  type: 'Guidance type',
  chooseType: 'Select a guidance type',
  status: 'Current status',
  chooseStatus: 'Select your current status',
  questions: 'Specific questions',
  questionsHelp:
    'One per line. They stay with your request, so you can bring them to your DSO.',
  priority: 'Priority',
  noType: 'Please select a guidance type',
  noStatus: 'Please select your current status',
  tooShort: 'Please provide specific questions or details',
  send: 'Get guidance',
  sending: 'Saving…',
  cancel: 'Cancel',
  created: 'Immigration guidance request created successfully!',
  createFailed: 'Failed to create guidance request',

  list: 'Your requests',
  loading: 'Loading your requests',
  failed: 'Failed to fetch immigration guidance',
  allTypes: 'All types',
  allStatuses: 'All statuses',
  found: (total: number) => count(total, 'request'),
  emptyTitle: 'No Immigration Guidance Yet',
  emptyFiltered: 'No matching requests',
  empty:
    'Ask for help with your F-1 visa, OPT or CPT, and the steps and dates appear here.',
  backToList: 'Immigration guidance',
  oneLoading: 'Loading the request',
  oneFailed: 'Failed to fetch immigration guidance',
  notFoundTitle: 'This request was not found',
  notFound: 'It may have been deleted, or it belongs to someone else.',
  requestTitle: (type: string) => `Guidance: ${type}`,
  done: 'Completed',
  markDone: 'Mark as completed',
  reopen: 'Open again',
  changeFailed: 'Failed to change the request',
  remove: 'Delete request',
  removeTitle: 'Delete this request?',
  removeWhy: 'Its questions, check marks and notes are deleted with it. Your facts stay.',
  removeFailed: 'Failed to delete the request',
  removed: 'Request deleted',
  asOf: (day: string) => `As of ${day}, in New York.`,
  yourQuestions: 'Your questions',
  nextSteps: 'Next steps',
  deadlines: 'Important deadlines',
  noDeadlines: 'The rules set no date for this.',
  documents: 'Required documents',
  noDocuments: 'The rules list no documents for this stage.',
  note: (document: string) => `Your note: ${document}`,
  saveNote: 'Save note',
  noteSaved: 'Note saved',
  know: 'What to know',
  costs: 'Costs',
  timeframe: 'Estimated time frame',
  noTimeframe:
    'We found no source for this. Consulates and USCIS publish their own wait times.',
  atLeast: 'at least ',
  source: (source: string, day: string, confidence: string) =>
    `Source: ${source}. Read on ${day}; ${confidence}.`,

  dates: 'Your dates',
  datesFailed: 'Failed to load your dates',
  datesLoading: 'Loading your dates',
  noDates: 'No dates yet',
  noDatesWhy:
    'Enter what your I-20, EAD or I-94 says, and each date that follows from it appears.',
  toFacts: 'Enter your dates',
  editFacts: 'Your dates and practical training',
  timeline: 'Timeline of your dates',
  timelineWhat: 'A chart of the table below: each bar is a window, and the line is today.',
  today: 'Today',
  rule: 'What',
  opens: 'From',
  closes: 'Last day',
  standing: 'Status',
  step: 'What to do',
  asTable: (name: string) => `${name}, as a table`,
  anyTime: 'Any time',
  actBy: (day: string) => `Plan for ${day}`,
  milder: (says: string, day: string) => `Another source: ${day} (${says}).`,
  rulesChanged: 'Rules have changed since you last looked',
  markSeen: 'I have seen this',
  markSeenFailed: 'Failed to mark the changes as seen',
  moved: 'A rule change moved some of your dates',
  movedLine: (title: string, from: string, old: string, next: string) =>
    `${title}: ${old} until ${from}, then ${next}.`,
  noDate: 'no date',
  country: 'Limits by country',

  common: 'Common Questions',
  commonFailed: 'Failed to load the common questions',
  commonLoading: 'Loading the common questions',

  factsTitle: 'Your dates and practical training',
  factsLead:
    'Everything here is optional: enter what you know. Each part is saved separately.',
  whereNow: 'Where are you now?',
  chooseWhere: 'Choose one, and the dates that matter there appear here.',
  moreDates: (told: number) => (told === 0 ? 'More dates' : `More dates (${told} entered)`),
  restored: 'We kept what you typed here before. It is not saved yet.',
  factsLoading: 'Loading your facts',
  factsFailed: 'Failed to load your facts',
  noAnswer: 'Not provided',
  countriesListed: 'Choose all that apply.',
  countriesLoading: 'Loading countries',
  save: 'Save',
  saving: 'Saving…',
  saveFailed: 'Failed to save',
  badDay: 'Please enter a date as YYYY-MM-DD',

  ledger: 'Practical training',
  ledgerLead: 'Counted through today.',
  cptOf: (level: string) => `Full-time CPT, ${level}`,
  cptDays: (days: number) => count(days, 'day'),
  cptLeft: (left: number) => `${left} left before OPT is at risk (364)`,
  cptLost: 'OPT at that level is no longer available',
  noLevel: 'level not provided',
  optLeft: 'OPT left',
  optUntil: (from: string, day: string) =>
    `For OPT from ${from}, until ${day} at the latest`,
  optNone: 'Nothing is left',
  optDepends: 'It depends',
  optUnsure: (least: number) =>
    `${count(least, 'day')} if earlier CPT or OPT counts at the level of this program, otherwise more. To be sure, enter the level of each, or ask your DSO.`,
  unemployment: 'Days without work',
  unemploymentOf: (used: number, limit: number) => `${used} of ${limit}`,
  unemploymentLeft: (left: number, until: string | null) =>
    until === null ? `${left} left` : `${left} left; until ${until} if you do not work`,
  noAccounts:
    'Add CPT or a job, or the dates on your I-20 and EAD, and the totals appear here.',
  employers: 'CPT, early OPT and jobs',
  noSpells: 'Nothing entered yet.',
  addSpell: 'Add',
  addSpellTitle: 'Add practical training',
  kind: 'What it is',
  employer: 'Employer',
  from: 'First day',
  to: 'Last day',
  toHelp: 'Leave it empty if it is ongoing.',
  ongoing: 'ongoing',
  hours: 'Hours a week',
  hoursOf: (hours: number) => `${hours} h a week`,
  reported: 'It is reported in SEVIS',
  notReported: 'not in SEVIS: counts as unemployment',
  reportedHelp: 'Only for jobs. A job that is not reported counts as unemployment.',
  removeSpell: (name: string) => `Remove ${name}`,
  removeWord: 'Remove',
  erase: 'Delete everything here',
  eraseTitle: 'Delete everything you entered here?',
  eraseWhy:
    'Facts, requests and notes are deleted, and your dates are removed from your calendar. This can’t be undone.',
  eraseFailed: 'Failed to delete your records',
  erased: 'Your immigration records are deleted',

  coming: 'Immigration dates',
} as const
