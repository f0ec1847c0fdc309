import type { DegreeLevel } from '../scholarship-criteria.ts'
import type { CriterionCode, CriterionResult } from './eligibility.ts'
import { type Figure, gpaFigure } from './gpa-figure.ts'
import type { FlagColumn, ListColumn, NumberColumn } from './predicate.ts'
import type { StudentFacts } from './student-facts.ts'
import { statusCode, visaCode } from '../reference/visa.ts'

/** The profile's yes or no; `unclear` when the profile has facts that do not settle it. */
export type Answer = true | false | 'unclear' | null

/** What the student brings to a list; null when the profile lacks it. */
export type Offered = {
  values: readonly string[]
  /** Whether a list that holds none of the values shuts the student out or only raises a question. */
  mismatch: 'FAIL' | 'CHECK_WITH_PROVIDER'
} | null

/**
 * What a criterion asks. Each kind is compiled twice: into the explanation of one pair (explain.ts) and into the
 * plan over the catalog (plan.ts).
 */
export type CriterionRule =
  | { kind: 'citizenship' }
  | { kind: 'field-of-study' }
  | { kind: 'english' }
  /** The listing's list must hold one of the student's values. */
  | {
      kind: 'list'
      column: Exclude<ListColumn, 'citizenshipCodes' | 'fieldCodes'>
      /** How a listing that states no such list is taken. */
      unstated: 'CHECK_WITH_PROVIDER' | 'not-asked'
      offered: (student: StudentFacts) => Offered
      words: (value: string) => string
    }
  /** The student's figure must reach the listing's; a listing that states none does not ask for it. */
  | {
      kind: 'minimum'
      column: NumberColumn
      figure: (student: StudentFacts) => Figure | null
    }
  /** Asked when the listing's flag is true (and the other flag is not). */
  | {
      kind: 'demand'
      column: FlagColumn
      unless: FlagColumn | null
      asked: string
      answer: (student: StudentFacts) => Answer
      words: { true: string; false: string; unclear: string }
    }
  /** Something that no profile can settle; always a question to the provider. */
  | { kind: 'notice'; column: FlagColumn | 'maxFamilyIncome'; asked: string; why: string }

export type Criterion = {
  code: CriterionCode
  label: string
  /** The label inside a sentence. */
  shortName: string
  /** Whether failing it shuts the student out; the other criteria are shown but do not change the verdict. */
  isHard: boolean
  /** The profile's field that settles it; null when none does. */
  profileField: keyof StudentFacts | 'fieldOfInterest' | null
  rule: CriterionRule
}

const LEVEL_NAMES: Readonly<Record<DegreeLevel, string>> = {
  undergraduate: 'Undergraduate',
  graduate: 'Graduate',
  phd: 'PhD',
  postdoc: 'Postdoc',
}

/**
 * Every criterion, in the order in which it is shown. Decisions behind them:
 * - Field of study shuts out when the listing names fields: an award in law is not for a chemist. A student whose
 *   field is wider than the listing's is asked for the narrower one.
 * - A visa that the student holds and the listing leaves out shuts out; a visa that is only intended is a question,
 *   since many programs bring their own visa.
 * - Providers word citizenship status differently, so a mismatch is a question.
 * - The profile holds neither sex nor family income: women-only awards and income limits are questions to the
 *   provider, never a pass.
 * - Conversion tables differ: a converted GPA that is a little below a minimum is a question.
 * - Weighing need and asking for a nomination are information: they do not change the verdict.
 */
export const CRITERIA: readonly Criterion[] = [
  {
    code: 'citizenship',
    label: 'Citizenship',
    shortName: 'citizenship',
    isHard: true,
    profileField: 'country',
    rule: { kind: 'citizenship' },
  },
  {
    code: 'degree-level',
    label: 'Degree level',
    shortName: 'degree level',
    isHard: true,
    profileField: 'intendedDegreeLevel',
    rule: {
      kind: 'list',
      column: 'degreeLevels',
      unstated: 'CHECK_WITH_PROVIDER',
      offered: ({ intendedDegreeLevel: level }) =>
        level === null ? null : { values: [level], mismatch: 'FAIL' },
      words: (level) => LEVEL_NAMES[level as DegreeLevel],
    },
  },
  {
    code: 'field-of-study',
    label: 'Field of study',
    shortName: 'field of study',
    isHard: true,
    profileField: 'fieldOfInterest',
    rule: { kind: 'field-of-study' },
  },
  {
    code: 'gpa',
    label: 'GPA',
    shortName: 'GPA',
    isHard: true,
    profileField: 'gpa',
    rule: { kind: 'minimum', column: 'gpaRequirement', figure: gpaFigure },
  },
  {
    code: 'english',
    label: 'English',
    shortName: 'English',
    isHard: true,
    profileField: 'englishProficiency',
    rule: { kind: 'english' },
  },
  {
    code: 'visa-type',
    label: 'Visa',
    shortName: 'visa',
    isHard: true,
    profileField: 'visaType',
    rule: {
      kind: 'list',
      column: 'eligibleVisaTypes',
      unstated: 'not-asked',
      offered: offeredVisa,
      words: (visa) => visa,
    },
  },
  {
    code: 'citizenship-status',
    label: 'Citizenship status',
    shortName: 'citizenship status',
    isHard: true,
    profileField: 'citizenshipStatus',
    rule: {
      kind: 'list',
      column: 'eligibleCitizenshipStatus',
      unstated: 'not-asked',
      offered: ({ citizenshipStatus }) => {
        const status = statusCode(citizenshipStatus)
        return status === null
          ? null
          : { values: [status], mismatch: 'CHECK_WITH_PROVIDER' }
      },
      words: (status) => status.replaceAll('-', ' '),
    },
  },
  {
    code: 'us-high-school',
    label: 'U.S. high school',
    shortName: 'U.S. high school',
    isHard: true,
    profileField: 'hasUsHighSchoolDiploma',
    rule: {
      kind: 'demand',
      column: 'requiresUsHighSchool',
      unless: null,
      asked: 'A U.S. high school diploma',
      answer: ({ hasUsHighSchoolDiploma }) => hasUsHighSchoolDiploma,
      words: { true: 'U.S. diploma', false: 'No U.S. diploma', unclear: '' },
    },
  },
  {
    code: 'us-residency',
    label: 'U.S. residency',
    shortName: 'U.S. residency',
    isHard: true,
    profileField: 'usPermanentResident',
    rule: {
      kind: 'demand',
      column: 'requiresUsResidency',
      unless: null,
      asked: 'Residency in the United States',
      answer: usResidency,
      words: {
        true: 'Permanent resident',
        false: 'Not in the U.S.',
        unclear: 'In the U.S., not a permanent resident',
      },
    },
  },
  {
    code: 'family-income',
    label: 'Family income',
    shortName: 'family income',
    isHard: true,
    profileField: null,
    rule: {
      kind: 'notice',
      column: 'maxFamilyIncome',
      asked: 'A family income within a limit',
      why: 'Your profile does not have your family income; compare it with the limit.',
    },
  },
  {
    code: 'financial-need',
    label: 'Financial need',
    shortName: 'financial need',
    isHard: true,
    profileField: 'needsFinancialAid',
    rule: {
      kind: 'demand',
      column: 'requiresFinancialNeed',
      unless: null,
      asked: 'Financial need',
      answer: ({ needsFinancialAid }) => needsFinancialAid,
      words: { true: 'Needs aid', false: 'Needs no aid', unclear: '' },
    },
  },
  {
    code: 'women-only',
    label: 'For women',
    shortName: 'for women',
    isHard: true,
    profileField: null,
    rule: {
      kind: 'notice',
      column: 'isWomenOnly',
      asked: 'For women only',
      why: 'Your profile does not have this; only you know whether it applies to you.',
    },
  },
  {
    code: 'need-weighed',
    label: 'Financial need',
    shortName: 'need',
    isHard: false,
    profileField: 'needsFinancialAid',
    rule: {
      kind: 'demand',
      column: 'isNeedBased',
      unless: 'requiresFinancialNeed',
      asked: 'Financial need is weighed',
      answer: ({ needsFinancialAid }) => needsFinancialAid,
      words: { true: 'Needs aid', false: 'Needs no aid', unclear: '' },
    },
  },
  {
    code: 'nomination',
    label: 'Nomination',
    shortName: 'nomination',
    isHard: false,
    profileField: null,
    rule: {
      kind: 'notice',
      column: 'requiresNomination',
      asked: 'A nomination',
      why: 'Someone has to nominate you; ask the provider who can.',
    },
  },
]

export function resultOfAnswer(answer: Answer): CriterionResult {
  if (answer === null) return 'TELL_US_MORE'
  if (answer === 'unclear') return 'CHECK_WITH_PROVIDER'
  return answer ? 'PASS' : 'FAIL'
}

function offeredVisa({ visaType, intendedVisaType }: StudentFacts): Offered {
  const held = visaCode(visaType)
  const intended = visaCode(intendedVisaType)
  const values = [...new Set([held, intended].flatMap((visa) => visa ?? []))]
  if (values.length === 0) return null
  return { values, mismatch: held === null ? 'CHECK_WITH_PROVIDER' : 'FAIL' }
}

/** Someone in the U.S. without a green card may count as a resident of a state; no rule can tell. */
function usResidency({ usPermanentResident, isCurrentlyInUs }: StudentFacts): Answer {
  if (usPermanentResident === true) return true
  if (usPermanentResident === null) return null
  return isCurrentlyInUs === null ? null : isCurrentlyInUs && 'unclear'
}
