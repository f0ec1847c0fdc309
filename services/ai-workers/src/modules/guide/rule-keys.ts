import type { Subject } from './rule-subjects.ts'

/** A question must have all of these subjects, and none of those marked with a `-`. */
export type Key = readonly (Subject | `-${Subject}`)[]

/** The fees that a student pays for a visa, asked about together. */
const VISA_PRICE: Key = ['visa', 'price', '-opt', '-cpt', '-sevisFee', '-integrity']
const FORM_PRICE: readonly Key[] = [
  ['opt', 'price', '-travel', '-premium', '-fica'],
  ['stem', 'price', '-premium', '-fica'],
  ['uscis', 'price', '-premium'],
]

/** A question about OPT as such, and about nothing that another rule covers. */
const OPT_ALONE: Key = [
  '-stem',
  '-otherPaper',
  '-cpt',
  '-pending',
  '-unemployed',
  '-travel',
  '-grace',
  '-hours',
  '-when',
  '-apply',
  '-processing',
  '-price',
  '-premium',
  '-documents',
  '-denied',
  '-dated',
  '-ending',
  '-extend',
  '-newJob',
  '-jobEnded',
]
const OPT_FILING: Key = [
  'opt',
  '-stem',
  '-travel',
  '-dated',
  '-denied',
  '-ending',
  '-otherPaper',
]
const STEM_ALONE: Key = [
  '-pending',
  '-unemployed',
  '-travel',
  '-grace',
  '-price',
  '-denied',
]

/**
 * The questions that each rule answers: any of its keys is enough, and a rule that is missing here answers nothing.
 * Keys of rules that do not ship yet wait for a release that has them.
 */
export const RULE_KEYS: Readonly<Record<string, readonly Key[]>> = {
  // From admission to the border
  F1: [['sevisFee'], ['sevisFee', 'when']],
  'F1-fee': [['sevisFee', 'price'], ['sevisFee', 'price', 'dependents'], VISA_PRICE],
  'F4-fee': [['mrv'], VISA_PRICE],
  F6: [['integrity'], VISA_PRICE],
  F2: [
    ['visa', 'when', '-opt', '-cpt', '-stem', '-denied', '-expires', '-enter', '-travel'],
    ['visa', 'when', 'apply', '-opt', '-cpt', '-stem', '-denied'],
  ],
  F3: [['enter', '-opt', '-uscis', '-pending', '-apply', '-price', '-travel', '-grace']],
  F4: [
    ['visa', 'documents', '-travel'],
    ['interview', '-denied', '-where', '-price'],
    ['interview', 'documents'],
  ],
  F5: [
    ['visa', 'where', '-travel', '-price'],
    [
      'visa',
      'apply',
      '-opt',
      '-cpt',
      '-when',
      '-price',
      '-denied',
      '-documents',
      '-expires',
    ],
    ['socialMedia'],
  ],
  F8: [['denied', 'visa', '-opt', '-stem', '-uscis', '-capGap']],
  V3: [['visa', 'expires']],
  V4: [
    ['travel', '-when'],
    ['travel', 'opt', 'pending'],
    ['travel', 'visa'],
  ],

  // Keeping status
  M1: [['credits']],
  M2: [
    ['campus', 'work'],
    ['campus', 'hours'],
  ],
  W1: [
    ['work', 'offCampus'],
    ['work', 'may', '-campus', '-opt', '-cpt', '-stem', '-internship', '-capGap'],
    ['work', 'opt', 'pending', '-stem'],
    ['work', 'uscis', '-stem', '-denied'],
  ],
  M3: [['address'], ['address', 'j1']],
  M4: [['extend', '-opt', '-cpt', '-stem', '-capGap', '-dated']],
  M5: [
    [
      'grace',
      '-stemFiling',
      '-expires',
      '-pending',
      '-withdraw',
      '-longAbroad',
      '-capGap',
      '-travel',
    ],
  ],
  'M5-withdrawal': [['withdraw']],
  M6: [['longAbroad', '-pending']],
  M7: [['transfer']],
  M8: [['dependents', '-h4', '-j1', '-price', '-sevisFee', '-otherPaper']],
  W2: [
    ['ssn', '-fica', '-dependents'],
    ['ssn', 'campus', '-fica', '-dependents'],
    ['ssn', 'dependents', '-fica', '-h4'],
    ['ssn', 'j1', '-fica'],
    ['ssn', 'j1', 'dependents', '-fica'],
  ],
  T2: [['fica'], ['fica', 'j1'], ['fica', 'dependents'], ['fica', 'j1', 'dependents']],

  // J-1
  'J1-home': [
    ['homeRule', 'j1'],
    ['otherStatus', 'j1'],
    ['homeRule', 'j1', 'dependents'],
  ],
  'J1-bars': [
    ['bars', 'j1'],
    ['again', 'j1', '-opt', '-academicTraining'],
  ],
  'J1-training': [
    ['academicTraining', 'j1'],
    ['opt', 'j1', '-otherStatus'],
    ['internship', 'j1'],
    ['work', 'j1', '-campus', '-fica', '-ssn', '-otherStatus', '-grace'],
  ],
  'J1-stay': [['grace', 'j1', '-academicTraining', '-work']],
  'J1-family': [['dependents', 'j1', '-fica', '-homeRule', '-price', '-sevisFee']],

  // Practical training
  C1: [
    ['cpt', '-opt', '-ending'],
    ['cpt', 'whatIs'],
    ['cpt', 'opt', 'whatIs'],
    ['internship', '-opt', '-stem'],
  ],
  C2: [
    ['cpt', 'opt'],
    ['cpt', 'hours'],
  ],
  O1: [
    ['opt', 'length', ...OPT_ALONE],
    ['opt', 'whatIs', ...OPT_ALONE],
    ['opt', 'again', '-stem', '-denied', '-travel', '-pending'],
    ['opt', 'cpt', 'whatIs'],
    ['opt', 'partTime', '-stem', '-work'],
  ],
  'O1-who': [['opt', 'whoMay', ...OPT_ALONE]],
  O2: [
    [
      ...OPT_FILING,
      'when',
      '-unemployed',
      '-newJob',
      '-jobEnded',
      '-firstDay',
      '-processing',
    ],
    [...OPT_FILING, 'apply', '-price', '-documents', '-unemployed', '-pending'],
    [...OPT_FILING, 'apply', 'when'],
    ['uscis', 'apply', 'when', '-stem', '-denied'],
  ],
  O3: [['opt', 'firstDay', '-stem', '-travel', '-newJob']],
  'O3-end': [['opt', 'lastDay', '-stem', '-cpt', '-grace']],
  O4: [
    ['unemployed', '-stem'],
    ['opt', 'unemployed', '-stem'],
    ['opt', 'hours', '-stem', '-cpt', '-pending'],
  ],
  O5: [
    ['newJob', '-pending'],
    ['newJob', 'opt'],
    ['newJob', 'stem'],
  ],
  'O5-end': [['jobEnded']],
  'O6-online': FORM_PRICE,
  'O6-paper': FORM_PRICE,
  'O6-premium': [['premium'], ['premium', 'opt'], ['premium', 'uscis']],
  O7: [
    ['opt', 'documents', '-stem', '-travel'],
    ['uscis', 'documents', '-stem', '-travel'],
  ],
  D1: [
    ['denied', 'opt'],
    ['denied', 'stem'],
    ['denied', 'uscis'],
  ],

  // The STEM extension, cap-gap and tax
  S1: [
    ['stem', 'whoMay', ...STEM_ALONE],
    ['stem', 'whatIs', ...STEM_ALONE, '-evaluation', '-sixMonths'],
    ['stem', 'length', ...STEM_ALONE],
    ['stem', 'employer', '-newJob', '-jobEnded'],
    ['stem', 'hours'],
    ['opt', 'extend', '-cpt', '-dated', '-capGap'],
  ],
  S2: [
    ['stem', 'stemFiling', '-pending', '-workOn'],
    ['stem', 'when', ...STEM_ALONE, '-newJob', '-jobEnded', '-evaluation', '-processing'],
    ['stem', 'stemFiling', 'when', '-pending', '-workOn'],
  ],
  S3: [
    ['stem', 'pending', '-travel'],
    ['stem', 'workOn', '-travel'],
    ['stem', 'pending', 'work', '-travel'],
  ],
  S4: [
    ['stem', 'unemployed'],
    ['stem', 'hours'],
  ],
  S5: [['stem', 'sixMonths']],
  'S5-employer': [
    ['stem', 'newJob'],
    ['stem', 'newJob', 'employer'],
  ],
  'S5-evaluation': [
    ['evaluation', 'stem'],
    ['evaluation', 'opt'],
  ],
  'S5-departure': [['stem', 'jobEnded']],
  'S5-evaluation-end': [
    ['evaluation', 'stem'],
    ['evaluation', 'stem', 'jobEnded'],
  ],
  H1: [['capGap']],
  'H1-stay': [['capGap']],
  T1: [['tax']],

  // What may change
  'V1-stay': [['dated']],
  'V1-limits': [['dated', '-opt', '-stem']],
  'V1-extension': [
    ['dated', 'opt'],
    ['dated', 'stem'],
  ],
  V2: [
    ['ending', 'opt'],
    ['ending', 'cpt'],
  ],
}
