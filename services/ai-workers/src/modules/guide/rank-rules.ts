import type { RuleInForce } from '../rule/rule.ts'
import { type Key, RULE_KEYS } from './rule-keys.ts'
import { type Subject, subjectsOf, weightOf } from './rule-subjects.ts'

const MAX_RULES = 3

/**
 * The rules that fit a question, the best first and at most three; none where none fits.
 *
 * The question is read for its subjects (`rule-subjects.ts`). A rule fits by a key (`rule-keys.ts`) when the
 * question has all of the key's subjects and none that the key rules out. The sum of the subjects' weights is how
 * well it fits, so a key that covers more of the question wins: "stem, unemployed" before "stem". Between equals
 * the rules' own order decides.
 * @param known subjects that the question has though its words do not say so
 */
export function rankRules(
  question: string,
  rules: readonly RuleInForce[],
  known: readonly Subject[] = [],
): RuleInForce[] {
  const subjects = new Set([...subjectsOf(question), ...known])
  return rules
    .map((rule) => ({ rule, fit: fitOf(RULE_KEYS[rule.id] ?? [], subjects) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, MAX_RULES)
    .map(({ rule }) => rule)
}

function fitOf(keys: readonly Key[], subjects: ReadonlySet<Subject>): number {
  const fits = keys.filter((key) => opens(key, subjects)).map(weightOfKey)
  return Math.max(0, ...fits)
}

/** A question about family is not answered by a rule for the student, nor one about J-1 by a rule for F-1. */
const OF_OTHERS = ['dependents', 'j1'] as const satisfies readonly Subject[]

function opens(key: Key, subjects: ReadonlySet<Subject>): boolean {
  if (OF_OTHERS.some((other) => subjects.has(other) && !key.includes(other))) return false
  return key.every((part) =>
    isRuledOut(part) ? !subjects.has(part.slice(1) as Subject) : subjects.has(part),
  )
}

function weightOfKey(key: Key): number {
  return key.reduce((total, part) => (isRuledOut(part) ? total : total + weightOf(part)), 0)
}

function isRuledOut(part: Key[number]): part is `-${Subject}` {
  return part.startsWith('-')
}
