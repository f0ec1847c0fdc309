/** Words of the home page of signed-in people. */
export const homeMessages = {
  title: 'Home',
  welcome: (firstName: string) => `Welcome, ${firstName}`,
  loading: 'Loading',

  verifyTitle: 'Verify your email address',
  verifyText: (email: string) =>
    `We sent a link to ${email}. Until you open it you can browse, save and draft, but not submit or publish.`,
  resend: 'Resend verification email',
  resendDone: 'Verification Email Sent',
  resendFailed: 'Failed to send verification email',

  deadlines: 'Next deadlines',
  deadlinesHelp: 'For scholarships you saved and have not applied to.',
  noDeadlines: 'None of your saved scholarships has an upcoming deadline.',
  unannounced: (count: number) =>
    count === 1
      ? 'One saved scholarship has no announced date.'
      : `${count} saved scholarships have no announced date.`,
  hereAt: (when: string) => `Your time: ${when}`,
  toCalendar: 'Calendar and reminders',
  failed: 'Failed to load your home page',
  deadlinesFailed: 'Failed to load your deadlines',
  profileFailed: 'Failed to load your profile',
  savedFailed: 'Failed to load your saved scholarships',

  start: 'Get started',
  stepsDone: (done: number, total: number) => `${done} of ${total} steps done.`,
  stepDone: 'done',
  firstSteps: {
    verify: {
      title: 'Verify your email address',
      why: 'Open the link in the email we sent, or request a new one above.',
    },
    profile: {
      title: 'Create your profile',
      why: 'Then every scholarship shows whether you can apply.',
    },
    match: {
      title: 'Run your first match',
      why: 'See which scholarships fit you, and why.',
    },
    save: {
      title: 'Save a scholarship',
      why: 'Save the ones you might apply for; we remind you of their deadlines.',
    },
  },

  today: 'What to do today',
  nothingToday: 'Nothing to do today.',
  toSessions: 'Sessions you give',
  incompleteToday: 'Part of this page did not load, so there may be more to do.',
  addFacts: (count: number) =>
    count === 1 ? 'Add one missing fact' : `Add ${count} missing facts`,
  addFactsWhy: 'Scholarships ask for these, so each one makes your results clearer.',
  changes: 'What changed',
  newFits: (count: number) =>
    count === 1 ? 'Look at 1 new scholarship' : `Look at ${count} new scholarships`,
  newFitsWhy: 'New matches for your saved searches.',
  applyTo: (title: string) => `Apply to ${title}`,
  finish: (title: string) => `Finish your application: ${title}`,
  closes: (when: string) => `Closes ${when}.`,
  setTimes: 'Set the times when you take sessions',
  setTimesWhy: 'Until you do, no one can book you.',
  sessionWith: (name: string) => `Session with ${name}`,
  sessionStarts: (when: string) => `Starts ${when}.`,
  sessionBegan: (when: string) => `Started ${when}.`,
  lastDay: (day: string, left: string) => `the last day is ${day}, ${left}`,
  immigrationWhy: (last: string, isUrgent: boolean) =>
    `Immigration date${isUrgent ? ', act now' : ''}: ${last}. Confirm with your DSO.`,
  answerSession: (name: string) => `Answer ${name}’s request for a session`,
  answerSessionWhy: (when: string, by: string) =>
    `For ${when}. Accept or decline by ${by}; after that it expires.`,
  answerEssay: (name: string | null) =>
    `Answer ${name ?? 'a student'}’s request to read an essay`,
  answerBy: (by: string) => `Accept or decline by ${by}; after that it expires.`,

  progress: 'Your progress',
  facts: 'Your profile',
  factsDone: 'Your profile has every fact we check.',
  factsDoneButGender:
    'Your profile has every fact we check except your gender. Some scholarships are for women only; you don’t have to say.',
  factsKnown: (known: number, total: number) =>
    `Your profile has ${known} of the ${total} facts we check.`,
  addGender: 'Add your gender (optional)',
  saved: 'Your saved scholarships',
  counts: {
    notApplied: 'Not applied',
    planned: 'Planned',
    applied: 'Applied',
    accepted: 'Accepted',
    rejected: 'Rejected',
  },
  openSaved: 'Open saved scholarships',
  total: 'Total saved',

  adminFailed: 'Failed to load your tasks',
  organizations: 'Organizations',
  organizationsWait: (count: string | null) =>
    count === null ? 'No organizations waiting.' : `Waiting to be verified: ${count}`,
  openOrganizations: 'Verify organizations',
  listings: 'Listings',
  listingsWait: (count: string | null, suggestions: string | null) => {
    if (count === null && suggestions === null) return 'Nothing to review.'
    return `Waiting for review: ${count ?? 0} · Suggestions: ${suggestions ?? 0}`
  },
  openListings: 'Review listings',
  reports: 'Reports',
  reportsWait: (count: string | null) =>
    count === null ? 'No reports to review.' : `Waiting for a decision: ${count}`,
  openReports: 'Review reports',
  stories: 'Stories',
  storiesWait: (count: string | null) =>
    count === null ? 'No stories to review.' : `Waiting for review: ${count}`,
  openStories: 'Review stories',
  sources: 'Sources',
  sourcesWait: (count: string | null) =>
    count === null
      ? 'All sources are working.'
      : `Out of date or waiting for approval: ${count}`,
  sourcesOff: 'No source is turned on, so nothing is read from outside.',
  openSources: 'Open sources',
  roles: 'Accounts',
  rolesText: 'Find an account, change its roles, or suspend it.',
  openRoles: 'Open accounts',
} as const
