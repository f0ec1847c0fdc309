/** Words of the facts that rules count from: steps, sections, fields and terms. */

/** Days that a student can enter, by the rules' names. */
export const dayLabels = {
  programStart: 'Program start date on the I-20',
  programEnd: 'Program end date on the I-20',
  ds2019End: 'Program end date on the DS-2019',
  visaInterview: 'Visa interview',
  visaUntil: 'Visa valid until',
  passportUntil: 'Passport valid until',
  i94Until: 'Date on the I-94',
  optRecommended: 'DSO recommended OPT in SEVIS',
  optFiled: 'USCIS received your I-765 for OPT',
  optStart: 'First day on the OPT EAD',
  optEnd: 'Last day on the OPT EAD',
  stemRecommended: 'DSO recommended the STEM extension',
  stemFiled: 'USCIS received your I-765 for the STEM extension',
  stemStart: 'First day on the STEM EAD',
  stemEnd: 'Last day on the STEM EAD',
  addressChanged: 'Your address changed',
  jobChanged: 'A job began or changed',
  jobEnded: 'A job ended',
  h1bReceived: 'An H-1B petition for you was received',
  leftUs: 'You left the United States',
  transferOut: 'A transfer out took effect',
  withdrew: 'Authorized withdrawal',
} as const

export const factLabels = {
  ...dayLabels,
  i94: 'What your I-94 says',
  level: 'Level of the program on the I-20',
  optLevel: 'Level of the earlier program that this OPT was for',
  citizenships: 'Citizenships',
  birthCountry: 'Country of birth',
  hasPalestinianDocument: 'I travel on a Palestinian Authority document',
} as const

export const sectionTitles = {
  program: 'Your program',
  i94: 'Your I-94',
  visa: 'Visa and passport',
  opt: 'OPT',
  stem: 'STEM extension',
  changes: 'Address and jobs',
  leaving: 'Leaving, changing or staying',
  exchange: 'J-1 exchange visitors',
  person: 'Citizenship and birth',
} as const

export type FactsSectionId = keyof typeof sectionTitles

export const sectionLeads: Record<FactsSectionId, string> = {
  program: 'Copy these from the first page of your I-20.',
  i94: 'Look it up at i94.cbp.dhs.gov. It decides how long you may stay.',
  visa: 'The day of your interview, and how long each document is valid.',
  opt: 'Your school recommends it, you file Form I-765 with USCIS, and USCIS sends the card with the two days.',
  stem: 'Only if this degree, or an earlier U.S. one of the last 10 years, is in science, technology, engineering or math.',
  changes: 'You must tell your school within 10 days. Enter the latest change.',
  leaving: 'Enter what has happened. Each event starts its own period.',
  exchange:
    'Only on a J-1: section 3 of your DS-2019 has it. Enter it here instead of the dates of an I-20.',
  person: 'Some limits depend on citizenship, some on country of birth.',
}

/** The steps of a student's way. */
export const stepWords = {
  before: { title: 'Before I arrive', text: 'You are planning, or waiting for your visa.' },
  studying: { title: 'Studying', text: 'You are in your program in the U.S.' },
  training: { title: 'CPT or OPT', text: 'You work in your field, or are about to.' },
  after: { title: 'After graduation', text: 'Your program or your OPT is over.' },
} as const

export type Step = keyof typeof stepWords

/** Terms of offices, in plain words. */
export const terms = {
  'I-20': 'The form that your school gives you. It names your program and its dates.',
  'DS-2019':
    'The form that the sponsor of a J-1 program gives you. It names the program and its dates.',
  'I-94': 'The record of your arrival in the United States. It says how long you may stay.',
  'D/S':
    'Duration of status: you may stay for as long as you keep your student status, without a fixed date.',
  CPT: 'Curricular Practical Training: work that is part of your program. Your school approves it before you start.',
  OPT: 'Optional Practical Training: up to 12 months of work in your field, most often after your program.',
  DSO: 'Designated School Official: the person who looks after international students at your school and keeps your record.',
  SEVIS:
    'The U.S. government’s record of international students. Your school keeps yours up to date.',
  EAD: 'Employment Authorization Document: the card that shows the first and last day you may work.',
  'STEM extension':
    '24 more months of OPT after a degree in science, technology, engineering or math.',
  transfer: 'Your student record moves from your school to another one on an agreed day.',
  'authorized withdrawal':
    'You leave your program early, with your school’s prior approval.',
  'H-1B': 'A work visa that an employer applies for. The application is called a petition.',
} as const
