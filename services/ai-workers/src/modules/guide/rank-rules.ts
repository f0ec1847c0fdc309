import type { RuleInForce } from '../rule/rule.ts'
import { type Key, RULE_KEYS } from './rule-keys.ts'
import { type Subject, subjectsOf, weightOf } from './rule-subjects.ts'

const MAX_RULES = 3

/**
 * The rules that fit a question, the best first and at most three; none where none fits.
 *
 * A question is read for its subjects (`rule-subjects.ts`), and a rule fits it by the key (`rule-keys.ts`) whose
 * subjects it has all of, and none of those that the key rules out. The subjects' weights added up are how well it
 * fits, so a key that says more of the question wins: "stem, unemployed" before "stem". Of equals the first in the
 * rules' own order comes first.
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

/** What is asked of a family is answered by no rule for the student, and what is asked of J-1 by none for F-1. */
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
