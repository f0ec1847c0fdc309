import { ancestors, descendants } from '../reference/fields.ts'
import type { CitizenshipRule, FieldRule } from '../scholarship-criteria.ts'
import { CRITERIA, type Criterion, type CriterionRule, resultOfAnswer } from './criteria.ts'
import type { CriterionPlan, CriterionResult, EligibilityPlan } from './eligibility.ts'
import { ENGLISH_TESTS, englishScore } from './english.ts'
import {
  ALWAYS,
  all,
  any,
  atMost,
  type FlagColumn,
  type ListColumn,
  not,
  notNull,
  type Predicate,
} from './predicate.ts'
import type { StudentFacts } from './student-facts.ts'

type Case = { result: CriterionResult; when: Predicate }
type RuleOf<K extends CriterionRule['kind']> = Extract<CriterionRule, { kind: K }>

/** Compiles the criteria to predicates over the whole catalog, for one student. */
export function planEligibility(student: StudentFacts): EligibilityPlan {
  const criteria = planCriteria(student)
  const hard = criteria.filter((criterion) => criterion.isHard)
  const notEligible = any(hard.map((criterion) => resultIs(criterion, 'FAIL')))
  const open = any(
    hard.flatMap((criterion) => [
      resultIs(criterion, 'TELL_US_MORE'),
      resultIs(criterion, 'CHECK_WITH_PROVIDER'),
    ]),
  )
  return {
    criteria,
    notEligible,
    check: all([not(notEligible), open]),
    eligible: not(any([notEligible, open])),
  }
}

/** The plan of each criterion, without the sets that follow from all of them together. */
export function planCriteria(student: StudentFacts): CriterionPlan[] {
  return CRITERIA.map((criterion) => planCriterion(criterion, student))
}

/**
 * The rows where the criterion has this result: one of its cases with that result holds, and no earlier case does.
 */
export function resultIs(criterion: CriterionPlan, result: CriterionResult): Predicate {
  return any(
    criterion.cases.flatMap((candidate, index) =>
      candidate.result === result
        ? all([
            candidate.when,
            ...criterion.cases.slice(0, index).map(({ when }) => not(when)),
          ])
        : [],
    ),
  )
}

/** The plan of a single criterion. */
export function planCriterion(
  { code, isHard, rule }: Criterion,
  student: StudentFacts,
): CriterionPlan {
  return { code, isHard, cases: casesOf(rule, student) }
}

function casesOf(rule: CriterionRule, student: StudentFacts): Case[] {
  switch (rule.kind) {
    case 'citizenship':
      return citizenshipCases(student)
    case 'field-of-study':
      return fieldCases(student)
    case 'english':
      return englishCases(student)
    case 'list':
      return listCases(rule, student)
    case 'minimum':
      return minimumCases(rule, student)
    case 'demand':
      return demandCases(rule, student)
    case 'notice':
      return [{ result: 'CHECK_WITH_PROVIDER', when: isAsked(rule.column) }]
  }
}

function citizenshipCases({ country, isCountryUnlisted }: StudentFacts): Case[] {
  const unstated: Case[] = [
    { result: 'PASS', when: citizenshipIs('all') },
    {
      result: 'CHECK_WITH_PROVIDER',
      when: any([citizenshipIs('see-source'), citizenshipIs('not-stated')]),
    },
  ]
  if (country === null) {
    const result = isCountryUnlisted ? 'CHECK_WITH_PROVIDER' : 'TELL_US_MORE'
    return [...unstated, { result, when: ALWAYS }]
  }
  const named = holdsAny('citizenshipCodes', [country])
  return [
    ...unstated,
    { result: 'FAIL', when: all([citizenshipIs('all-except'), named]) },
    { result: 'PASS', when: any([citizenshipIs('all-except'), named]) },
    { result: 'CHECK_WITH_PROVIDER', when: notNull('citizenshipHint') },
    { result: 'FAIL', when: ALWAYS },
  ]
}

function fieldCases({ fieldCodes }: StudentFacts): Case[] {
  const stated: Case[] = [
    { result: 'PASS', when: fieldRuleIs('all') },
    { result: 'CHECK_WITH_PROVIDER', when: fieldRuleIs('not-stated') },
  ]
  if (fieldCodes.length === 0) return [...stated, { result: 'TELL_US_MORE', when: ALWAYS }]
  const fitting = fieldCodes.flatMap((code) => [code, ...ancestors(code)])
  const narrower = fieldCodes.flatMap((code) => descendants(code))
  return [
    ...stated,
    { result: 'PASS', when: holdsAny('fieldCodes', fitting) },
    { result: 'TELL_US_MORE', when: holdsAny('fieldCodes', narrower) },
    { result: 'FAIL', when: ALWAYS },
  ]
}

function englishCases(student: StudentFacts): Case[] {
  const scores = ENGLISH_TESTS.map((test) => ({
    ...test,
    score: englishScore(student, test),
  }))
  const met = scores.flatMap(({ column, score }) =>
    score === null ? [] : atMost(column, score.value),
  )
  const missed = scores.flatMap(({ column, score }): Predicate[] =>
    score === null ? [] : [{ op: 'greater-than', column, value: score.value }],
  )
  const demanded: Predicate = not(
    any([
      { op: 'is-null', column: 'acceptsEnglishWaivers' },
      isTrue('acceptsEnglishWaivers'),
    ]),
  )
  const asked = any(scores.map(({ column }) => notNull(column)))
  const native: Case = { result: 'PASS', when: all([asked, not(demanded)]) }
  return [
    { result: 'PASS', when: any(met) },
    ...(student.englishProficiency === 'native' ? [native] : []),
    {
      result: 'CHECK_WITH_PROVIDER',
      when: all([any(missed), isTrue('acceptsEnglishWaivers')]),
    },
    { result: 'FAIL', when: any(missed) },
    { result: 'TELL_US_MORE', when: asked },
  ]
}

function listCases(
  { column, unstated, offered }: RuleOf<'list'>,
  student: StudentFacts,
): Case[] {
  const have = offered(student)
  const open: Case[] =
    unstated === 'not-asked' ? [] : [{ result: unstated, when: { op: 'is-null', column } }]
  if (have === null) return [...open, { result: 'TELL_US_MORE', when: notNull(column) }]
  return [
    ...open,
    { result: 'PASS', when: holdsAny(column, have.values) },
    { result: have.mismatch, when: notNull(column) },
  ]
}

function minimumCases(
  { column, figure }: RuleOf<'minimum'>,
  student: StudentFacts,
): Case[] {
  const have = figure(student)
  if (have === null) return [{ result: 'TELL_US_MORE', when: notNull(column) }]
  const open: Case = { result: 'CHECK_WITH_PROVIDER', when: atMost(column, have.mayReach) }
  return [
    { result: 'PASS', when: atMost(column, have.value) },
    ...(have.isEstimate ? [open] : []),
    { result: 'FAIL', when: notNull(column) },
  ]
}

function demandCases(
  { column, unless, answer }: RuleOf<'demand'>,
  student: StudentFacts,
): Case[] {
  const when = unless === null ? isTrue(column) : all([isTrue(column), not(isTrue(unless))])
  return [{ result: resultOfAnswer(answer(student)), when }]
}

function citizenshipIs(value: CitizenshipRule['kind']): Predicate {
  return { op: 'is', column: 'citizenshipKind', value }
}

function fieldRuleIs(value: FieldRule['kind']): Predicate {
  return { op: 'is', column: 'fieldKind', value }
}

function isAsked(column: RuleOf<'notice'>['column']): Predicate {
  return column === 'maxFamilyIncome' ? notNull(column) : isTrue(column)
}

function isTrue(column: FlagColumn): Predicate {
  return { op: 'is-true', column }
}

function holdsAny(column: ListColumn, values: readonly string[]): Predicate {
  return { op: 'holds-any', column, values: [...new Set(values)] }
}
