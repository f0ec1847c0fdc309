/** Words of the page of one scholarship. */
export const detailMessages = {
  titleWhileLoading: 'Scholarship',
  loading: 'Loading scholarship',
  failed: 'Failed to fetch scholarship details',
  notFoundTitle: 'Scholarship Not Found',
  backToSearch: 'Back to all scholarships',
  closed: 'This scholarship is closed.',
  glance: 'At a glance',
  amount: 'Funding Amount',
  deadline: 'Application Deadline',
  level: 'Degree Level',
  effort: 'Effort',
  gpa: 'GPA Requirement',
  english: 'English',
  requirements: 'Eligibility Requirements',
  about: 'About this scholarship',
  fields: 'Fields of Study',
  countries: 'Eligible Countries',
  toefl: (score: number) => `TOEFL iBT ${score} or higher`,
  ielts: (score: string) => `IELTS ${score} or higher`,
  duolingo: (score: number) => `Duolingo ${score} or higher`,
  waivers: 'English waivers are accepted',
  atLeast: (figure: string) => `${figure} or higher`,
  more: (count: number) => `+${count} more`,
  showAll: (count: number) => `Show all ${count}`,
  unstated: (facts: string, isOwn: boolean) =>
    `${isOwn ? 'Not stated by the provider' : 'Not in our source'}: ${facts}.`,
  essay: 'An essay',
  nomination: 'A nomination',
  renewable: 'Can be renewed',
  fit: 'Requirements and you',
  preference: '(preferred)',
  you: (fact: string) => `You: ${fact}`,
  states: {
    met: 'You match',
    'not-met': 'Not met',
    answer: 'Add your answer',
    check: 'Check with the provider',
    'to-do': 'To do',
  },
  addToProfile: (label: string) => `Add to your profile: ${label}`,
  notMet: (labels: string) => `You do not meet: ${labels}.`,
  lookElsewhere: 'Find scholarships that fit you',
  answerFirst: (count: number) =>
    count === 1
      ? 'Add one fact to see whether you can apply.'
      : `Add ${count} facts to see whether you can apply.`,
  answerNow: (label: string | undefined) =>
    label === undefined ? 'Complete your profile' : `Answer now: ${label}`,
  askProvider: (labels: string) =>
    labels === ''
      ? 'Read the requirements below and check the open ones with the provider before you apply.'
      : `Check with the provider before you apply: ${labels}.`,
  readyToApply: 'Next: apply.',
  fitVisitor:
    'Sign in and complete your profile to see which requirements you meet, and why.',
  fitNoProfile: 'Complete your profile to see which requirements you meet, and why.',
  signIn: 'Sign in',
  fillInProfile: 'Fill in your profile',
  share: 'Share',
  copiedTitle: 'Link Copied',
  copied: 'Paste it wherever you want to share this scholarship.',
  copyFailedTitle: 'The link could not be copied',
  tiedToAdmission: (university: string) => `You apply by applying to ${university}.`,
  aboutUniversity: (university: string) => `About ${university}`,
} as const
