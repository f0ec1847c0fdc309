/** Words of the matching page; every figure in them comes from the server. */
export const matchingMessages = {
  title: 'AI Matching',
  headline: 'AI Scholarship Matching',
  lead: 'We check every scholarship against your answers, and show why each one fits and what it takes.',
  loading: 'Loading your matches',
  changeAnswers: 'Change my answers',
  latestFailed: 'Failed to load your newest matches',
  onlyStudentsTitle: 'Matching is for student accounts',
  onlyStudents:
    'It compares scholarships with a student’s own profile. You can still read every listing.',
  browse: 'Browse scholarships',

  featuresTitle: 'What you get',
  smartTitle: 'Smart Matching',
  smart: (count: string | null) =>
    count === null
      ? 'We check every scholarship against your profile at once.'
      : `We check all ${count} scholarships against your profile at once.`,
  smartMore:
    'A scholarship you can’t get never counts as a match. Those with open questions are listed separately.',
  criteria: (count: number) => `What it looks at (${count})`,
  hardCriterion: 'required',
  predictionTitle: 'Success Prediction',
  prediction:
    'No one can predict a committee’s decision. You see a score out of 100 with each of its parts, and how many of the stated minimums you meet.',
  terms: 'What the score is made of',
  points: (points: number) => `${points} points`,
  tipsTitle: 'Application Tips',
  tips: 'For each match: why it fits, what to prepare, and what would get you more matches.',
  tipsMore: 'Computed by rules from your profile; nothing is made up.',

  bannerTitle: 'Sign up to see your matches',
  banner:
    'You can fill in the form now; it stays here. Matching itself needs a free student account.',
  signUp: 'Sign Up Free',
  signUpRequired: 'Sign Up Required',
  signUpRequiredText: 'Please sign up for free to use AI scholarship matching.',

  formTitle: 'Build Your AI Profile',
  formLead: (isFilledIn: boolean) =>
    `${isFilledIn ? 'We filled in what your profile already has. ' : ''}What you type stays in this tab until you run the match.`,
  formLeadVisitor: 'What you type is kept in this tab.',
  prefillFailed:
    'We couldn’t load your profile, so nothing is filled in. You can fill in the form yourself.',
  restored: 'We kept what you typed last time.',
  submit: 'Find My Matches',
  analyzing: (count: string | null) =>
    count === null ? 'AI Analyzing Scholarships…' : `AI Analyzing ${count} Scholarships…`,
  labels: {
    academicField: 'Field of study',
    degreeLevel: 'Degree level',
    gpa: 'GPA',
    country: 'Country of citizenship',
    englishProficiency: 'English proficiency',
    financialNeed: 'Financial need',
    careerGoals: 'Career goals',
    extracurriculars: 'Extracurricular activities',
    preferredStates: 'Preferred states',
    minAmount: 'Amount you need a year, in US$',
  },
  help: {
    academicField: 'If yours is not in the list, choose the wider one that it belongs to.',
    careerGoals: 'What you want to work on, in your own words.',
    extracurriculars: 'Clubs, sports, volunteering, work.',
    preferredStates: 'Where in the U.S. you would like to study. Leave empty for anywhere.',
    minAmount:
      'For example 10000: we score how much of it an award covers. Leave empty to use an amount based on the need you told us.',
  },
  choose: 'Choose one',
  statesListed: 'Choose as many as you like.',
  missing: {
    academicField: 'Please select your field of study',
    degreeLevel: 'Please select your degree level',
    country: 'Please select your country',
    englishProficiency: 'Please select your English proficiency',
    financialNeed: 'Please indicate your financial need',
    careerGoals: 'Please describe your career goals (at least 10 characters)',
  },

  failed: 'Profile Creation Failed',
  failures: {
    network: 'Network connection error. Please refresh the page and try again.',
    timeout: 'Request timed out. Please try again.',
    invalid: 'Server returned invalid data. Please try again.',
    other: (message: string) => `Error: ${message}`,
    unknown: 'Profile creation failed. Please try again.',
  },
  found: (count: string, isOne: boolean) => `${count} ${isOne ? 'match' : 'matches'} found`,
} as const
