/** Words of the home page of signed-in people. */
export const homeMessages = {
  title: 'Home',
  welcome: (firstName: string) => `Welcome, ${firstName}`,
  loading: 'Loading',

  verifyTitle: 'Verify your email address',
  verifyText: (email: string) =>
    `We sent a link to ${email}. Until you open it you can browse, save and draft, but not submit or publish.`,
  verifyTask: 'Open the link in the email we sent, or send it again above.',
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
  deadlinesFailed: 'Failed to load your deadlines',
  profileFailed: 'Failed to load your profile',
  savedFailed: 'Failed to load your saved scholarships',

  today: 'What to do today',
  nothingToday: 'Nothing to do today.',
  incompleteToday: 'Part of this page did not load, so there may be more to do.',
  createProfile: 'Create your profile',
  createProfileWhy: 'Then every scholarship shows whether you can apply.',
  addFacts: (count: number) =>
    count === 1 ? 'Add one missing fact' : `Add ${count} missing facts`,
  addFactsWhy: 'Each one turns a “check” into a clear answer.',
  findScholarships: 'Find scholarships',
  newFits: (count: number) =>
    count === 1 ? 'Look at 1 new scholarship' : `Look at ${count} new scholarships`,
  newFitsWhy: 'New matches for your saved searches.',
  findScholarshipsWhy: 'You have not saved any yet. Save the ones you might apply for.',
  applyTo: (title: string) => `Apply to ${title}`,
  closes: (when: string) => `Closes ${when}.`,

  facts: 'Your profile',
  factsDone: 'Your profile has every fact we check.',
  factsMissing: (known: number, total: number) =>
    `It has ${known} of the ${total} facts we check. Missing:`,
  factNames: {
    country: 'Country',
    intendedDegreeLevel: 'Degree level',
    fieldOfInterest: 'Fields of interest',
    gpa: 'GPA',
    englishProficiency: 'English level',
    visaType: 'Visa',
    citizenshipStatus: 'Status in the U.S.',
    hasUsHighSchoolDiploma: 'U.S. high school diploma',
    usPermanentResident: 'Permanent residence',
    needsFinancialAid: 'Need for financial aid',
  },
  noProfile: 'You have no profile yet.',

  saved: 'Your saved scholarships',
  savedNone: 'You have not saved any yet.',
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
  sources: 'Sources',
  sourcesWait: (count: string | null) =>
    count === null
      ? 'All sources are working.'
      : `Out of date or waiting for approval: ${count}`,
  sourcesOff: 'No source is turned on, so nothing is read from outside.',
  openSources: 'Open sources',
  roles: 'Roles',
  rolesText: 'Make an account a mentor, moderator or administrator.',
  openRoles: 'Grant roles',
} as const
