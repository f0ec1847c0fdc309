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
 * The resulting requirements, each once. An existing requirement keeps what the input cannot state (its kind and
 * figures) while it is decided as before. Shared questions keep their own words; an award's own question becomes a
 * new one when its words change.
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

/** The name of a new decision; null if only the text can say it. */
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

/**
 * Whether the words were generated from the decision; such words change with it: those of a rule up to 30 do not stay
 * with one up to 35.
 */
function wasOurWords(
  { text }: RequirementInput,
  known: Requirement | undefined,
  facts: Facts,
): boolean {
  return known !== undefined && text === wordsOf(known.decide, facts).text
}

/** Whether the label comes from the text, so that new words make a new label. */
function isNamedByText({ text, label }: Words): boolean {
  return text !== null && label === labelOf(text)
}

/** The name under which answers to it are stored, together with the award's id. */
function ownFact(question: string): string {
  const words = question.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return `own-${createHash('sha256').update(words).digest('hex').slice(0, 10)}`
}

/** Makes keys unique: a new text may equal the earlier text of a requirement that was reworded. */
function withKeysApart(requirements: readonly Requirement[]): Requirement[] {
  const taken = new Set<string>()
  return requirements.map((one) => {
    let { key } = one
    for (let n = 2; taken.has(key); n += 1) key = `${one.key}-${n}`
    taken.add(key)
    return { ...one, key }
  })
}
