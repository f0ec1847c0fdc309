import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Result, err, ok } from '@landfall/kit/core/result'
import { requirementSchema } from '@landfall/proto-events/catalog/scholarship-requirements'
import type {
  Decide,
  Question,
  Requirement,
} from '@landfall/matching/requirements/requirement'
import type { Facts } from '../../fact/fact.ts'
import type { DecisionInput, RequirementInput } from './requirement-input.ts'
import { wordsOfRule } from './rule-words.ts'
import { keyOfText, labelOf } from './stated-requirements.ts'

type Known = ReadonlyMap<string, Requirement>

/**
 * What is asked from now on, each once. A requirement that is there already keeps what the input cannot say
 * of it (its kind and figures) while it is decided as before. Shared questions are asked in their own
 * words; a question of the award alone is another one as soon as its words change.
 */
export function settleRequirements(
  stated: readonly RequirementInput[],
  before: readonly Requirement[] | null,
  facts: Facts,
): Result<Requirement[], string[]> {
  const known: Known = new Map(before?.map((one) => [one.key, one]))
  const settled = stated.map((one) => settle(one, known.get(one.key ?? ''), facts))
  const faults = settled.flatMap((one, at) =>
    one.ok ? [] : [`Requirement ${at + 1}: ${one.error}`],
  )
  if (faults.length > 0) return err(faults)
  const byText = new Map<string, Requirement>()
  for (const one of settled) {
    if (one.ok && !byText.has(one.value.text)) byText.set(one.value.text, one.value)
  }
  return ok(withKeysApart([...byText.values()]))
}

function settle(
  input: RequirementInput,
  known: Requirement | undefined,
  facts: Facts,
): Result<Requirement, string> {
  const decide = decideOf(input.decide, known, facts)
  if (!decide.ok) return decide
  const isSame = known !== undefined && isDeepStrictEqual(decide.value, known.decide)
  const words = isSame ? known : wordsOf(decide.value, facts)
  const text =
    (isSame || !wasOurWords(input, known, facts) ? input.text : null) ?? words.text
  if (text === null) return err('Its text is missing')
  const read = requirementSchema.safeParse({
    key: known?.key ?? keyOfText(text),
    text,
    label: input.label ?? (isNamedByText(words) ? null : words.label) ?? labelOf(text),
    kind: words.kind,
    figures: isSame ? known.figures : {},
    appliesTo: input.appliesTo ?? known?.appliesTo ?? [],
    asOf: isSame ? known.asOf : null,
    decide: decide.value,
  })
  return read.success ? ok(read.data) : err('Its kind can’t be kept')
}

function decideOf(
  input: DecisionInput | null,
  known: Requirement | undefined,
  facts: Facts,
): Result<Decide, string> {
  if (input === null) {
    return known === undefined ? err('It does not say who decides it') : ok(known.decide)
  }
  return input.by === 'question' ? questionOf(input, known, facts) : ok(input)
}

function questionOf(
  { fact, question, expects }: Extract<DecisionInput, { by: 'question' }>,
  known: Requirement | undefined,
  facts: Facts,
): Result<Question, string> {
  const shared = facts.get(fact ?? '')
  if (shared !== undefined) {
    const { question: words, isPerAward } = shared
    return ok({ by: 'question', fact: shared.fact, question: words, expects, isPerAward })
  }
  if (fact === null) {
    const words = question ?? ''
    const own = { fact: ownFact(words), question: words, expects, isPerAward: true }
    return ok({ by: 'question', ...own })
  }
  const asked = known?.decide
  return asked?.by === 'question' && asked.fact === fact
    ? ok({ ...asked, expects })
    : err(`“${fact}” is not one of the shared questions`)
}

type Words = { text: string | null; label: string | null; kind: Requirement['kind'] }

/** What a new decision is called; null where only the text can say it. */
function wordsOf(decide: Decide, facts: Facts): Words {
  switch (decide.by) {
    case 'profile':
      return wordsOfRule(decide.rule)
    case 'question': {
      const label = facts.get(decide.fact)?.label ?? null
      const answer = decide.expects ? 'yes' : 'no'
      const text = `Your answer to “${decide.question}” must be ${answer}.`
      return { text, label, kind: 'other' }
    }
    default:
      return { text: null, label: null, kind: 'other' }
  }
}

/** Words that we made of a decision go with it: those of a rule up to 30 do not stay with one up to 35. */
function wasOurWords(
  { text }: RequirementInput,
  known: Requirement | undefined,
  facts: Facts,
): boolean {
  return known !== undefined && text === wordsOf(known.decide, facts).text
}

/** Then other words are another label. */
function isNamedByText({ text, label }: Words): boolean {
  return text !== null && label === labelOf(text)
}

/** Answers to it are kept under this name, beside the award's id. */
function ownFact(question: string): string {
  const words = question.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return `own-${createHash('sha256').update(words).digest('hex').slice(0, 10)}`
}

/** A new text may be the one that another requirement had before it was reworded. */
function withKeysApart(requirements: readonly Requirement[]): Requirement[] {
  const taken = new Set<string>()
  return requirements.map((one) => {
    let { key } = one
    for (let n = 2; taken.has(key); n += 1) key = `${one.key}-${n}`
    taken.add(key)
    return { ...one, key }
  })
}
