import type { FieldError } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { Requirement } from '@landfall/matching/requirements/requirement'
import type { Facts } from '../../fact/fact.ts'
import { askedLetters, hasNoFurtherConditions, withLetters } from './asked-letters.ts'
import type { RequirementInput } from './requirement-input.ts'
import { settleRequirements } from './settle-requirements.ts'
import { keepDecided } from './stated-requirements.ts'

/** The fields of a form that together say what is asked beyond the columns. */
export const CONDITION_FIELDS = [
  'requirements',
  'eligibilityRequirements',
  'hasNoFurtherConditions',
  'letters',
  'lettersMayFollow',
] as const

type Conditions = readonly Requirement[] | null
type Stated = {
  requirements?: readonly RequirementInput[] | null | undefined
  eligibilityRequirements?: Conditions | undefined
  hasNoFurtherConditions?: boolean | null | undefined
  letters?: number | null | undefined
  lettersMayFollow?: boolean | null | undefined
}

/**
 * The conditions that a form states, or nothing if it does not mention them. Either list replaces the earlier
 * conditions; texts are added to structured ones. Letters that the form asked for stay with other conditions until it
 * says otherwise. An empty list states that nothing more is asked.
 */
export function conditionsOf(
  stated: Stated,
  before: Conditions,
  facts: Facts,
): Result<{ requirements?: Conditions }, FieldError[]> {
  if (CONDITION_FIELDS.every((field) => stated[field] === undefined)) return ok({})
  const listed = listedOf(stated, before, facts)
  if (!listed.ok) return listed
  const asked = askedLetters(before)
  const { letters = asked.letters, lettersMayFollow = asked.lettersMayFollow } = stated
  return ok({ requirements: withLetters(listed.value, { letters, lettersMayFollow }) })
}

function listedOf(
  { requirements, eligibilityRequirements: texts, hasNoFurtherConditions: isNone }: Stated,
  before: Conditions,
  facts: Facts,
): Result<Conditions, FieldError[]> {
  const settled = settleRequirements(requirements ?? [], before, facts)
  if (!settled.ok) {
    return err(settled.error.map((message) => ({ path: ['requirements'], message })))
  }
  const isListed = requirements !== undefined || texts !== undefined
  const all = isListed
    ? [...settled.value, ...besides(settled.value, texts ?? null, before)]
    : (before ?? [])
  if (isNone === true) {
    if (hasNoFurtherConditions(all)) return ok([])
    const message = 'Requirements are listed, so “No further conditions” can’t be chosen'
    return err([{ path: ['hasNoFurtherConditions'], message }])
  }
  if (all.length > 0) return ok(all)
  // A form that does not mention it keeps the earlier statement.
  const saysNone = !isListed && isNone === undefined && before !== null
  return ok(saysNone ? [] : null)
}

/** Texts that no structured condition says. */
function besides(
  settled: readonly Requirement[],
  texts: Conditions,
  before: Conditions,
): readonly Requirement[] {
  const said = new Set(settled.flatMap(({ key, text }) => [key, text]))
  const kept = keepDecided(texts, before) ?? []
  return kept.filter(({ key, text }) => !said.has(key) && !said.has(text))
}
