/** The names of an application's fields, for filling them in and for reading them. */
export const applicationLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  dateOfBirth: 'Date of birth',
  citizenship: 'Citizenship',
  countryOfResidence: 'Country of residence',
  familyIncomeRange: 'Family income in a year',
  financialNeedStatement: 'Why you need financial support',
  currentDegreeLevel: 'Current degree level',
  fieldOfStudy: 'Field of study',
  currentInstitution: 'Current school or university',
  currentGpa: 'GPA, 0 to 4',
  expectedGraduationDate: 'Expected graduation',
  intendedInstitution: 'Where you want to study',
  englishProficiency: 'English',
  toeflScore: 'TOEFL iBT score',
  ieltsScore: 'IELTS score',
  duolingoScore: 'Duolingo score',
  personalStatement: 'Personal statement',
  careerGoals: 'Career goals',
  whyDeserving: 'Why you are a good choice for this scholarship',
  essay1: 'Essay 1',
  essay2: 'Essay 2',
  essay3: 'Essay 3',
  otherScholarships: 'Other scholarships, held or applied for',
  extracurriculars: 'Activities outside class',
  workExperience: 'Work',
  volunteerWork: 'Volunteer work',
  awards: 'Awards and honors',
  transcripts: 'Transcripts',
  recommendationLetters: 'Letters of recommendation',
  additionalDocuments: 'Other documents',
} as const

export const degreeLabels = {
  undergraduate: 'Undergraduate',
  graduate: 'Graduate',
  phd: 'PhD',
  postdoc: 'Postdoc',
} as const

export const englishLabels = {
  native: 'Native speaker',
  toefl_100: 'TOEFL 100 or more',
  toefl_90: 'TOEFL 90–99',
  toefl_80: 'TOEFL 80–89',
  ielts_7_5: 'IELTS 7.5 or more',
  ielts_7: 'IELTS 7.0',
  ielts_6_5: 'IELTS 6.5',
  other: 'Another score, or none yet',
} as const

const choices: Readonly<Record<string, string>> = { ...degreeLabels, ...englishLabels }

/** Words of a submission. */
export const submissionMessages = {
  choices,
  personal: 'Personal',
  academic: 'Academic',
  essays: 'Essays',
  experience: 'Experience',
  documents: 'Documents',
  files: (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`,
  untitled: 'Untitled',
  since: (day: string) => `Since ${day}`,
  hours: (count: number) => `${count} hours a week`,
  submitted: (when: string, title: string, provider: string) =>
    `Submitted on ${when} to ${title}, ${provider}.`,
  version: (version: number) => `Assessed against version ${version} of the listing.`,
  inGrace: 'Accepted a few minutes after the deadline because it was saved in time.',
  note: 'Note:',
} as const
