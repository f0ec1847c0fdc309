import { requirementLines } from '#entities/scholarship/requirement-lines.ts'
import { standingInWords } from '#entities/scholarship/listing-standing.ts'
import { formatDayOf } from '#lib/format/format.ts'
import { graphql } from '#gql'
import type { CompareRows_ScholarshipFragment } from '#gql/graphql'
import { absenceInWords, pageToCheck } from './absence.ts'
import { compareMessages as text } from './compare-messages.ts'
import { isOfLanguage, languageLines } from './language-lines.ts'
import { levelsInWords } from './levels-in-words.ts'

export const compareRowsFragment = graphql(`
  fragment CompareRows_Scholarship on Scholarship {
    id
    slug
    title
    provider
    status
    closedReason
    amountLabel
    degreeLevel
    eligibleCountries
    fieldOfStudy
    gpaRequirement
    minToeflScore
    minIeltsScore
    minDuolingoScore
    acceptsEnglishWaivers
    englishWaiverConditions
    conditions {
      key
      text
      asOf
    }
    requiresEssay
    requiresNomination
    isRenewable
    estimatedTimeToApply
    lastVerifiedAt
    deadline {
      label
    }
    university {
      id
      name
    }
    sourceUrl
    provenance {
      source
      year
      confidence
    }
    eligibility {
      verdict
      label
    }
  }
`)

export type Compared = CompareRows_ScholarshipFragment
export type CompareRow = {
  key: string
  label: string
  texts: string[]
  /** The link of each; null where there is none. */
  urls: readonly (string | null)[]
  differs: boolean
}

type Fact = {
  key: string
  label: string
  /** Null when the listing lacks the fact. */
  text: (one: Compared) => string | null
  /** A shorter text to show than the one compared. */
  shown?: (one: Compared) => string | null
  url?: (one: Compared) => string | null
}

const facts: readonly Fact[] = [
  { key: 'amount', label: text.amount, text: ({ amountLabel }) => amountLabel },
  { key: 'deadline', label: text.deadline, text: dateOf },
  {
    key: 'level',
    label: text.level,
    text: ({ degreeLevel }) => (degreeLevel?.length ? levelsInWords(degreeLevel) : null),
  },
  {
    key: 'countries',
    label: text.countries,
    text: ({ eligibleCountries }) => listed(eligibleCountries),
    shown: ({ eligibleCountries }) => shortened(eligibleCountries),
  },
  {
    key: 'fields',
    label: text.fields,
    text: ({ fieldOfStudy }) => listed(fieldOfStudy),
    shown: ({ fieldOfStudy }) => shortened(fieldOfStudy),
  },
  {
    key: 'gpa',
    label: text.gpa,
    text: ({ gpaRequirement }) => (gpaRequirement ? `${gpaRequirement}+` : null),
  },
  {
    key: 'english',
    label: text.english,
    text: (one) => listed([...languageLines(one), ...conditionsOf(one, isOfLanguage)]),
  },
  {
    key: 'requirements',
    label: text.requirements,
    text: (one) => listed(conditionsOf(one, (key) => !isOfLanguage(key))),
  },
  { key: 'essay', label: text.essay, text: (one) => yesOrNo(one.requiresEssay) },
  {
    key: 'nomination',
    label: text.nomination,
    text: (one) => yesOrNo(one.requiresNomination),
  },
  { key: 'renewable', label: text.renewable, text: (one) => yesOrNo(one.isRenewable) },
  {
    key: 'effort',
    label: text.effort,
    text: (one) => one.estimatedTimeToApply ?? null,
  },
  {
    key: 'university',
    label: text.university,
    text: ({ university }) => university?.name ?? null,
  },
  {
    key: 'source',
    label: text.source,
    text: ({ provenance: { source, year } }) => (year ? `${source}, ${year}` : source),
    url: pageToCheck,
  },
  {
    key: 'checked',
    label: text.checked,
    text: ({ lastVerifiedAt }) =>
      lastVerifiedAt ? formatDayOf(lastVerifiedAt) : text.notChecked,
  },
]

/** A closed listing shows no date that could invite anybody. */
function dateOf(one: Compared): string {
  return standingInWords(one) ?? one.deadline.label
}

/** A closed listing shows no verdict, either. */
const eligibility: Fact = {
  key: 'eligibility',
  label: text.eligibility,
  text: (one) => standingInWords(one) ?? one.eligibility?.label ?? text.notJudged,
}

/**
 * What each scholarship states about one fact, row by row; the student's eligibility first when there is a profile.
 */
export function compareRows(compared: readonly Compared[]): CompareRow[] {
  const isStudent = compared.some((one) => one.eligibility)
  return [...(isStudent ? [eligibility] : []), ...facts].map(
    ({ key, label, text: say, shown = say, url = leadsNowhere }) => {
      const differs = new Set(compared.map(say)).size > 1
      const texts = compared.map((one) => shown(one) ?? absenceInWords(one))
      return { key, label, texts, urls: compared.map(url), differs }
    },
  )
}

function conditionsOf(
  { conditions }: Compared,
  isWanted: (key: string) => boolean,
): string[] {
  return requirementLines(conditions.filter(({ key }) => isWanted(key)))
}

const leadsNowhere = () => null

function listed(items: readonly string[] | null | undefined): string | null {
  // Whole sentences separate themselves.
  return items?.length ? items.join('; ').replaceAll('.; ', '. ') : null
}

/** A column of fifty countries compares nothing: the scholarship's page has them all. */
const MAX_LISTED = 6

function shortened(items: readonly string[] | null | undefined): string | null {
  const rest = (items?.length ?? 0) - MAX_LISTED
  if (!items || rest <= 1) return listed(items)
  return `${items.slice(0, MAX_LISTED).join('; ')}; ${text.more(rest)}`
}

function yesOrNo(answer: boolean | null | undefined): string | null {
  if (answer == null) return null
  return answer ? text.yes : text.no
}
