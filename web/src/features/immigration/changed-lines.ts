import { dayInWords } from '@landfall/calendar/words'
import type { RuleChanges_ChangeFragment } from '#gql/graphql'
import { confidences } from './immigration-messages.ts'
import { ruleChangeMessages as text } from './rule-change-messages.ts'

type Change = Pick<RuleChanges_ChangeFragment, 'before' | 'after'>
type Form = Change['before']
export type ChangedLine = { key: string; label: string; before: string; after: string }

/** The words, figures and source of a rule that differ between the two forms. */
export function changedLines({ before, after }: Change): ChangedLine[] {
  const words = WORDS.map(([key, label, of]) => {
    return { key, label, before: of(before), after: of(after) }
  })
  const all = new Map([...before.numbers, ...after.numbers].map((one) => [one.key, one]))
  const numbers = [...all.values()].map(({ key, label }) => {
    return { key, label, before: figureOf(before, key), after: figureOf(after, key) }
  })
  return [...words, ...numbers].filter((line) => line.before !== line.after)
}

/** Describes a change that no line shows: a new rule, or one with other conditions. */
export function otherChange({ before, after }: Change): string {
  // A new rule is based on itself.
  return before.id === after.id ? text.newRule(after.says) : text.otherChange
}

const WORDS: readonly (readonly [string, string, (form: Form) => string])[] = [
  ['title', text.ruleTitle, ({ title }) => title],
  ['says', text.says, ({ says }) => says],
  ['whenPast', text.whenPast, ({ whenPast }) => whenPast ?? text.none],
  ['documents', text.documentList, ({ documents }) => documents.join('; ') || text.none],
  ['source', text.source, ({ source }) => source],
  ['verifiedOn', text.verifiedOn, ({ verifiedOn }) => dayInWords(verifiedOn)],
  ['confidence', text.confidence, ({ confidence }) => confidences[confidence]],
]

function figureOf({ numbers }: Form, key: string): string {
  return String(numbers.find((number) => number.key === key)?.value ?? text.none)
}
