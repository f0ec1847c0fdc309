/** Words of /university-dashboard. */
export const universityMessages = {
  pitchTitle: 'For universities',
  pitchLead:
    'Put your scholarships in front of international students, and read their applications in one place.',
  getTitle: 'What you get',
  get: [
    'Your programs on your university’s page in the catalog, written by you.',
    'Import from a CSV file; export of applications and scores.',
    'Applications with a rubric, several reviewers and blind review.',
    'Colleagues as owners, editors, reviewers or readers.',
  ],
  findYours: 'Find your university in the catalog',

  title: 'University dashboard',
  lead: (name: string) => `Programs, applicants and people at ${name}.`,
  forbidden: 'This page is for universities',
  forbiddenText: 'It is for university organizations. Yours is on your home page.',
  noneText: 'Set your university up first; it takes four steps.',
  setUp: 'Set up your university',
  home: 'Back to home',
  loading: 'Loading your university',
  failed: 'Failed to load your university',
  organization: 'University',
  views: 'Parts of the dashboard',
  view: {
    programs: 'Programs',
    applicants: 'Applicants',
    people: 'People',
    data: 'Import and export',
    institution: 'Institution',
  },
  setUpOpen: 'Your setup is not finished.',
  goOn: 'Go on',
  inCatalog: 'Your page in the catalog',

  applicants: 'Applicants by program',
  applicantsNoun: 'programs',
  applicantsFailed: 'Failed to load your programs',
  noApplicants: 'No programs yet',
  noApplicantsText: 'Your programs will be listed here with their applications.',
  notOut: 'Not published',
  appliedElsewhere: 'Students apply on your own website.',
  submitted: (count: number) => (count === 1 ? '1 application' : `${count} applications`),
  applications: 'Applications',
  review: 'Review',
  of: (what: string, title: string) => `${what}: ${title}`,
  waiting: 'Waiting for my score',

  importTitle: 'Import',
  importText:
    'Upload a CSV file of programs, see what would change, then confirm. Existing programs are updated by their reference.',
  import: 'Import from CSV',
  exportTitle: 'Export',
  exportText:
    'You can export a program’s scores and decisions as CSV and its applications as a ZIP file from its review page, and each fund’s ledger from the fund’s page.',
  toFunds: 'Funds and their ledgers',
} as const
