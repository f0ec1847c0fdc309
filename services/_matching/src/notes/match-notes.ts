import type { CriterionExplanation } from '../criteria/eligibility.ts'
import { isAbsent } from '../criteria/finding.ts'
import type { AwardJudgement } from '../requirements/judge-award.ts'
import type { RequirementFinding } from '../requirements/judge-requirement.ts'
import type { ScoredTerm, TermCode } from '../score/terms.ts'

/** What to say about one match; a list is empty where there is nothing to say. */
export type MatchNotes = {
  reasons: string[]
  applicationTips: string[]
  improvementAreas: string[]
}

const REASONS_SHOWN = 5
/** A term is a reason when it earns at least this share of its points. */
const REASON_SHARE = 0.6
/** The share of its points below which the goals term is worth a tip. */
const GOALS_NEAR = 0.4

/**
 * The words for one match, made from its terms and conditions alone: `reasons` are the stated terms that earn most,
 * `applicationTips` say what to ask or prepare, and `improvementAreas` name the figures that would earn more and
 * the facts that the profile lacks.
 */
export function matchNotes(
  terms: readonly ScoredTerm[],
  { criteria, requirements }: Pick<AwardJudgement, 'criteria' | 'requirements'>,
): MatchNotes {
  return {
    reasons: reasonsOf(terms),
    applicationTips: [
      ...timeTips(terms),
      ...[...criteria, ...requirements]
        .filter(({ result }) => result === 'CHECK_WITH_PROVIDER')
        .map(questionOf),
      ...goalsTips(terms),
    ],
    improvementAreas: [
      ...marginAreas(terms, criteria),
      ...criteria
        .filter(({ result }) => result === 'TELL_US_MORE')
        .map(
          ({ label, asked, explanation }) => `${label}: ${explanation} Asked: ${asked}.`,
        ),
    ],
  }
}

function reasonsOf(terms: readonly ScoredTerm[]): string[] {
  return terms
    .filter((term) => term.isStated && shareOf(term) >= REASON_SHARE)
    .toSorted((a, b) => b.earnedTenths - a.earnedTenths)
    .slice(0, REASONS_SHOWN)
    .map(({ explanation }) => explanation)
}

function timeTips(terms: readonly ScoredTerm[]): string[] {
  const time = termOf(terms, 'time')
  if (time === undefined || shareOf(time) === 1) return []
  return time.isStated
    ? [`Start now. ${firstSentence(time.explanation)}`]
    : [`${time.explanation} Look for the date on the provider’s page.`]
}

function questionOf(found: CriterionExplanation | RequirementFinding): string {
  const { asked, explanation } = found
  // A requirement's label is written for the middle of a sentence.
  const label = found.label.charAt(0).toUpperCase() + found.label.slice(1)
  const isSaid = isAbsent(asked) || explanation.includes(asked)
  const said = `${label}: ${explanation}`
  return isSaid ? said : `${said} Asked: ${asked}${asked.endsWith('.') ? '' : '.'}`
}

function goalsTips(terms: readonly ScoredTerm[]): string[] {
  const goals = termOf(terms, 'goals')
  if (goals === undefined || !goals.isStated || shareOf(goals) >= GOALS_NEAR) return []
  return [`${goals.explanation} In your essay, say how this scholarship helps your goals.`]
}

/** The minima that are met with little to spare, where a higher figure earns at least a point more. */
function marginAreas(
  terms: readonly ScoredTerm[],
  criteria: readonly CriterionExplanation[],
): string[] {
  return (['gpa', 'english'] as const).flatMap((code) => {
    const term = termOf(terms, code)
    const found = criteria.find((one) => one.code === code && one.result === 'PASS')
    if (term?.isStated !== true || found === undefined || found.yours === null) return []
    const gain = term.possible - term.earnedTenths / 10
    if (gain < 1) return []
    const { label, asked, yours } = found
    return `${label}: you have ${yours}; they ask for ${asked}. A higher one earns up to ${gain.toFixed(1)} more points here.`
  })
}

function termOf(terms: readonly ScoredTerm[], code: TermCode): ScoredTerm | undefined {
  return terms.find((term) => term.code === code)
}

function shareOf({ earnedTenths, possible }: ScoredTerm): number {
  return earnedTenths / (possible * 10)
}

function firstSentence(text: string): string {
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text
}
