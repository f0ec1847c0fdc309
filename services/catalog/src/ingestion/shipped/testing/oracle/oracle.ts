/**
 * A second judgment of the shipped awards, written independently of the product's and directly over the JSON: three
 * values, no words, and nothing of the product's code but types.
 */
import type { Decide, Requirement } from '@landfall/matching/requirements/requirement'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import { z } from 'zod'
import { readShipped } from '../asking-awards.ts'
import { truthOfCountries } from './citizenship.ts'
import { codeOfField, truthOfFieldIn } from './fields-of-study.ts'
import {
  truthOfEnglish,
  truthOfGender,
  truthOfGpa,
  truthOfRule,
  truthOfVisa,
} from './rules.ts'
import { all, some, type Truth } from './three-values.ts'

const texts = z.array(z.string())
const figure = z.number().nullable()
/** The cells that decide something. */
const cellsSchema = z.object({
  id: z.string(),
  eligibleCountries: texts,
  excludedCountries: texts,
  visaTypes: texts,
  degreeLevel: texts,
  fieldOfStudy: texts,
  minToeflScore: figure,
  minIeltsScore: figure,
  gpaRequirement: figure,
  womenOnly: z.boolean().nullable(),
})
type Cells = z.output<typeof cellsSchema>

type OracleAward = { cells: Cells; requirements: readonly Requirement[] }

/** All shipped awards by their slug, with their corrections. */
export function oracleAwards(): Map<string, OracleAward> {
  const { rows, asked, corrections } = readShipped()
  return new Map(
    rows.map((row) => {
      const right = corrections.filter(({ id }) => id === row.id)
      const changes = Object.fromEntries(right.map((one) => [one.field, one.new]))
      const cells = cellsSchema.parse({ ...row, ...changes })
      const found = asked.find(({ id }) => id === row.id)
      return [row.id, { cells, requirements: found?.requirements ?? [] }]
    }),
  )
}

type Asked = { who: AskedStudent; today: string }

/** Everything that decides an award: true is eligible, false ruled out. */
export function truthOfAward(award: OracleAward, asked: Asked): Truth {
  return all([
    truthOfCells(award.cells, asked.who),
    ...award.requirements.map((one) => truthOf(one, award.cells.id, asked)),
  ])
}

function truthOfCells(cells: Cells, who: AskedStudent): Truth {
  const { degreeLevel, fieldOfStudy, gpaRequirement, visaTypes } = cells
  const level = who.intendedDegreeLevel
  return all([
    truthOfCountries(cells, who.country),
    degreeLevel.length === 0 || level === null ? null : degreeLevel.includes(level),
    fieldOfStudy.includes('All fields') ||
      truthOfFieldIn(fieldOfStudy.map(codeOfField), who.fieldCodes),
    gpaRequirement === null || truthOfGpa(gpaRequirement, who),
    truthOfTests(cells, who),
    visaTypes.length === 0 || truthOfVisa(visaTypes, who),
    cells.womenOnly !== true || truthOfGender(['woman'], who),
  ])
}

function truthOfTests(
  { minToeflScore: toefl, minIeltsScore: ielts }: Cells,
  who: AskedStudent,
): Truth {
  if (toefl === null && ielts === null) return true
  return truthOfEnglish({ toefl, ielts, duolingo: null, acceptsWaivers: null }, who)
}

/** One condition of the award with this slug. */
export function truthOf(requirement: Requirement, awardId: string, asked: Asked): Truth {
  const { decide, appliesTo } = requirement
  if (decide.by === 'action') return true
  const parts: Decide[] = decide.by === 'alternatives' ? decide.of : [decide]
  const met = some(parts.map((part) => truthOfPart(part, awardId, asked)))
  if (appliesTo.length === 0 || met === true) return met
  const level = asked.who.intendedDegreeLevel
  if (level === null) return null
  return appliesTo.includes(level) ? met : true
}

function truthOfPart(part: Decide, awardId: string, { who, today }: Asked): Truth {
  if (part.by === 'provider') return null
  if (part.by === 'question') {
    const own = who.facts[part.isPerAward ? `${awardId}:${part.fact}` : part.fact]
    const stated = own ?? ofProfile(part.fact, who)
    return typeof stated === 'boolean' ? stated === part.expects : null
  }
  return part.by === 'profile' ? truthOfRule(part.rule, who, today) : true
}

function ofProfile(fact: string, who: AskedStudent): Truth {
  if (fact === 'holds-us-green-card') return who.usPermanentResident
  if (fact === 'lives-in-the-us') return who.isCurrentlyInUs
  return fact === 'lives-or-studies-in-us' && who.isCurrentlyInUs === true ? true : null
}
