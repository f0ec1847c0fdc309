/** Words of the landing page. None states a figure: figures come from the catalog. */
export const landingMessages = {
  title: 'AI-Powered Scholarships & Immigration Guidance',
  lead: 'Find scholarships in the U.S. that are open to your country, see why you do or don’t qualify for each one, and keep every deadline in one place.',
  start: 'Get Started Free',
  browse: (count: string | null) =>
    count === null ? 'Browse Scholarships' : `Browse ${count} Scholarships`,
  previewTitle: 'What’s open to you?',
  previewLead: 'Answer two questions for a first look at the real catalog.',
  previewPlain: 'Search by country and level',
  figuresTitle: 'In the catalog',
  figures: {
    scholarships: 'Scholarships',
    universities: 'U.S. universities',
    deadlineSoon: 'Deadlines in the next 30 days',
    standing: (words: string) => (words === '' ? '' : `Of the scholarships: ${words}`),
  },
  featuresTitle: 'What you can do here',
  freeTitle: 'Everything is free for students',
  free: [
    'Search every scholarship and university without an account',
    'Your eligibility for each scholarship, explained rule by rule',
    'Saved scholarships with status and notes',
    'No premium plan, and nothing to pay later',
  ],
  closingTitle: 'Find out where you stand',
  closing:
    'Tell us your country, level and grades once. Every scholarship then shows what it requires and how you compare.',
  noCard: 'No credit card required',
} as const
