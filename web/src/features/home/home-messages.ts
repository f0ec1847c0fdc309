/** Words of the home page of signed-in people. */
export const homeMessages = {
  title: 'Home',
  welcome: (firstName: string) => `Welcome, ${firstName}`,
  loading: 'Loading',

  verifyTitle: 'Verify your e-mail address',
  verifyText: (email: string) =>
    `We sent a link to ${email}. Until you open it you can browse, save and draft, but not submit or publish.`,
  verifyTask: 'Open the link in the e-mail that we sent, or send it again above.',
  resend: 'Resend verification email',
  resendDone: 'Verification Email Sent',
  resendFailed: 'Failed to send verification email',

  deadlines: 'Next deadlines',
  deadlinesHelp: 'Of scholarships that you saved and have not applied to.',
  noDeadlines: 'No saved scholarship has a coming deadline.',
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
  nothingToday: 'Nothing waits for you today.',
  incompleteToday: 'Part of this page did not load, so more may wait for you.',
  createProfile: 'Create your profile',
  createProfileWhy: 'Then each scholarship says whether you may apply.',
  addFacts: (count: number) =>
    count === 1 ? 'Add one missing fact' : `Add ${count} missing facts`,
  addFactsWhy: 'Each one turns a “check” into a clear answer.',
  findScholarships: 'Find scholarships',
  newFits: (count: number) =>
    count === 1 ? 'Look at 1 new scholarship' : `Look at ${count} new scholarships`,
  newFitsWhy: 'What became fitting to your saved searches since you last looked.',
  findScholarshipsWhy: 'You have saved none yet. Save those that you may apply for.',
  applyTo: (title: string) => `Apply to ${title}`,
  closes: (when: string) => `Closes ${when}.`,

  facts: 'Your profile',
  factsDone: 'Your profile has every fact that the rules ask for.',
  factsMissing: (known: number, total: number) =>
    `It has ${known} of the ${total} facts that the rules ask for. Missing:`,
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
  savedNone: 'You have saved none yet.',
  counts: {
    notApplied: 'Not applied',
    planned: 'Planned',
    applied: 'Applied',
    accepted: 'Accepted',
    rejected: 'Rejected',
  },
  openSaved: 'Open saved scholarships',
  total: 'Saved in all',

  adminFailed: 'Failed to load what waits for you',
  organizations: 'Organizations',
  organizationsWait: (count: string | null) =>
    count === null ? 'None waits to be verified.' : `Waiting to be verified: ${count}`,
  openOrganizations: 'Verify organizations',
  listings: 'Listings',
  listingsWait: (count: string | null) =>
    count === null
      ? 'None waits for a look.'
      : `Too uncertain to show by themselves: ${count}`,
  openListings: 'Judge listings',
  reports: 'Reports',
  reportsWait: (count: string | null) =>
    count === null ? 'None waits for a decision.' : `Waiting for a decision: ${count}`,
  openReports: 'Decide about reports',
  sources: 'Sources',
  sourcesWait: (count: string | null) =>
    count === null
      ? 'Every enabled source does as it should.'
      : `Stale, or with a run that waits for you: ${count}`,
  openSources: 'Look at the sources',
  roles: 'Roles',
  rolesText: 'Make an account a mentor, moderator or administrator.',
  openRoles: 'Grant roles',
} as const
