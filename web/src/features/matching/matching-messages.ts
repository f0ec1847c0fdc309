/** Words of the matching page; every figure in them comes from the server. */
export const matchingMessages = {
  title: 'AI Matching',
  headline: 'AI Scholarship Matching',
  lead: 'Build a short profile. Every open scholarship is held against it by rules, and for each match you see what it asks, what you have and what would change it.',
  loading: 'Loading your matches',
  onlyStudentsTitle: 'Matching is for student accounts',
  onlyStudents:
    'It holds scholarships against a student’s own facts. You can read each listing as you are.',
  browse: 'Browse scholarships',

  featuresTitle: 'What you get',
  smartTitle: 'Smart Matching',
  smart: (count: string | null) =>
    count === null
      ? 'Every open scholarship is held against your profile at once.'
      : `All ${count} open scholarships are held against your profile at once.`,
  smartMore:
    'One that you cannot get is never shown as a match. Where something is open, it stands apart.',
  criteria: (count: number) => `What it looks at (${count})`,
  hardCriterion: 'required',
  predictionTitle: 'Success Prediction',
  prediction:
    'Nobody can foretell a committee’s decision. You see a score of 100 with each of its parts, and how many of the stated minimums you meet.',
  terms: 'What the score is made of',
  points: (points: number) => `${points} points`,
  tipsTitle: 'Application Tips',
  tips: 'For each match: why it fits, what to prepare, and which figure of yours would let in more.',
  tipsMore: 'All of it is computed by rules from your profile; nothing is made up.',

  bannerTitle: 'Sign up to see your matches',
  banner:
    'You can fill in the form now; it stays here. Matching itself needs a free student account.',
  signUp: 'Sign Up Free',
  signUpRequired: 'Sign Up Required',
  signUpRequiredText: 'Please sign up for free to use AI scholarship matching.',

  formTitle: 'Build Your AI Profile',
  formLead:
    'What your profile holds is filled in already. What you type here is kept in this tab until it is matched.',
  formLeadVisitor: 'What you type is kept in this tab.',
  prefillFailed:
    'Your stored profile could not be read, so nothing is filled in. You can fill in the form by hand.',
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
    preferredStates: 'Preferred states (optional)',
    minAmount: 'Smallest useful amount in US$',
  },
  help: {
    gpa: 'On the 4.0 scale, for example 3.5.',
    careerGoals: 'What you want to work on, in your own words.',
    extracurriculars: 'Clubs, sports, volunteering, work.',
    preferredStates: 'Where in the U.S. you would like to study. None means: anywhere.',
    minAmount:
      'For a year, for example 10000. Left out, a figure that goes with your need is used.',
  },
  choose: 'Choose one',
  typeState: 'Type a state',
  missing: {
    academicField: 'Please select your field of study',
    degreeLevel: 'Please select your degree level',
    gpa: 'Please enter your GPA',
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
  created: 'Profile Created Successfully!',
  found: (count: string, isOne: boolean) =>
    `Found ${count} personalized scholarship ${isOne ? 'match' : 'matches'} for you.`,
} as const
