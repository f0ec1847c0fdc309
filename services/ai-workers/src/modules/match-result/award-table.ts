import type { CriterionExplanation } from '@landfall/matching/criteria/eligibility'
import type { ScoredTerm } from '@landfall/matching/score/terms'
import type { ExplainedAward } from './match-result.ts'

/** Each text once: awards say the same of one student in most of their lines. */
export type Texts = string[]

/** An award with the places of its texts in their stead; terms and criteria one after the other. */
export type AwardRow = [
  scholarshipId: string,
  version: number,
  title: number,
  provider: number,
  tenths: number,
  score: number,
  terms: number[],
  criteria: number[],
  reasons: number[],
  applicationTips: number[],
  improvementAreas: number[],
]

const TERM_SIZE = 6
const CRITERION_SIZE = 8
const NONE = -1

/** Takes awards apart into rows; texts are gathered from all of them. */
export function createAwardWriter(): {
  texts: Texts
  rowOf(award: ExplainedAward): AwardRow
} {
  const texts: Texts = []
  const places = new Map<string, number>()
  const placeOf = (text: string): number => {
    const known = places.get(text)
    if (known !== undefined) return known
    const place = texts.push(text) - 1
    places.set(text, place)
    return place
  }
  const placeOrNone = (text: string | null) => (text === null ? NONE : placeOf(text))

  function termsOf(terms: readonly ScoredTerm[]): number[] {
    const row: number[] = []
    for (const { code, label, earnedTenths, possible, isStated, explanation } of terms) {
      const stated = isStated ? 1 : 0
      const [name, why] = [placeOf(label), placeOf(explanation)]
      row.push(placeOf(code), name, earnedTenths, possible, stated, why)
    }
    return row
  }

  function criteriaOf(criteria: readonly CriterionExplanation[]): number[] {
    const row: number[] = []
    for (const one of criteria) {
      row.push(placeOf(one.code), placeOf(one.label), one.isHard ? 1 : 0)
      row.push(placeOf(one.result), placeOf(one.asked), placeOrNone(one.yours))
      row.push(placeOf(one.explanation), placeOrNone(one.profileField))
    }
    return row
  }

  return {
    texts,
    rowOf: (award) => [
      award.scholarshipId,
      award.version,
      placeOf(award.title),
      placeOf(award.provider),
      award.tenths,
      award.score,
      termsOf(award.terms),
      criteriaOf(award.criteria),
      award.reasons.map(placeOf),
      award.applicationTips.map(placeOf),
      award.improvementAreas.map(placeOf),
    ],
  }
}

/** Puts an award together again. @throws when a place holds no text */
export function awardOf(row: AwardRow, texts: Texts): ExplainedAward {
  const [scholarshipId, version, title, provider, tenths, score, terms, criteria] = row
  const textAt = (place: number | undefined): string => {
    const text = place === undefined ? undefined : texts[place]
    if (text === undefined) throw new Error('A stored award lacks a text')
    return text
  }
  const [reasons, applicationTips, improvementAreas] = [row[8], row[9], row[10]]
  return {
    scholarshipId,
    version,
    title: textAt(title),
    provider: textAt(provider),
    tenths,
    score,
    terms: termsIn(terms, textAt),
    criteria: criteriaIn(criteria, textAt),
    reasons: reasons.map(textAt),
    applicationTips: applicationTips.map(textAt),
    improvementAreas: improvementAreas.map(textAt),
  }
}

type TextAt = (place: number | undefined) => string

function termsIn(row: readonly number[], textAt: TextAt): ScoredTerm[] {
  const terms: ScoredTerm[] = []
  for (let at = 0; at < row.length; at += TERM_SIZE) {
    terms.push({
      // Written from a term, so that it is one of the codes.
      code: textAt(row[at]) as ScoredTerm['code'],
      label: textAt(row[at + 1]),
      earnedTenths: row[at + 2] ?? 0,
      possible: row[at + 3] ?? 0,
      isStated: row[at + 4] === 1,
      explanation: textAt(row[at + 5]),
    })
  }
  return terms
}

function criteriaIn(row: readonly number[], textAt: TextAt): CriterionExplanation[] {
  const textOrNull = (place: number | undefined) => (place === NONE ? null : textAt(place))
  const criteria: CriterionExplanation[] = []
  for (let at = 0; at < row.length; at += CRITERION_SIZE) {
    criteria.push({
      code: textAt(row[at]) as CriterionExplanation['code'],
      label: textAt(row[at + 1]),
      isHard: row[at + 2] === 1,
      result: textAt(row[at + 3]) as CriterionExplanation['result'],
      asked: textAt(row[at + 4]),
      yours: textOrNull(row[at + 5]),
      explanation: textAt(row[at + 6]),
      profileField: textOrNull(row[at + 7]),
    })
  }
  return criteria
}
