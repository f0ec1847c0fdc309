/** Words of /university-dashboard. */
export const universityMessages = {
  pitchTitle: 'For universities',
  pitchLead:
    'Put your scholarships for international students where they look, and read their applications in one place.',
  getTitle: 'What you get',
  get: [
    'Your programs on your university’s page in the catalog, written by you.',
    'Import from a CSV file; export of applications and scores.',
    'Applications with a rubric, several reviewers and blind reading.',
    'Colleagues as owners, editors, reviewers or readers.',
  ],
  findYours: 'Find your university in the catalog',

  title: 'University dashboard',
  lead: (name: string) => `Programs, applicants and people of ${name}.`,
  forbidden: 'This page is for universities',
  forbiddenText:
    'It shows what belongs to a university’s organization. Yours is on your home page.',
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
  setUpOpen: 'Your setup has open steps.',
  goOn: 'Go on',
  inCatalog: 'Your page in the catalog',

  applicants: 'Applicants by program',
  applicantsNoun: 'programs',
  applicantsFailed: 'Failed to load your programs',
  noApplicants: 'Nothing to apply for yet',
  noApplicantsText: 'Your programs will be listed here with their applications.',
  notOut: 'Not published',
  appliedElsewhere: 'Students apply on your own website.',
  submitted: (count: number) => (count === 1 ? '1 application' : `${count} applications`),
  applications: 'Applications',
  review: 'Review',
  of: (what: string, title: string) => `${what}: ${title}`,
  waiting: 'What waits for my score',

  importTitle: 'Import',
  importText:
    'Upload a CSV file of programs, see what would change, then confirm. What is there is updated by its reference.',
  import: 'Import from CSV',
  exportTitle: 'Export',
  exportText:
    'Scores and decisions of a program as CSV, with its applications as a zip, are on its review page. Ledgers of funds are on theirs.',
  toFunds: 'Funds and their ledgers',
} as const
