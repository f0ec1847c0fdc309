import { type Result, err, ok } from '@landfall/kit/core/result'
import type { ProfileRule } from '@landfall/matching/requirements/requirement'
import type { DegreeLevel } from '@landfall/matching/scholarship-criteria'
import { z } from 'zod'
import { parseDegreeLevel } from '../values/degree-level.ts'
import { flag, line, lines, oneOf, text, unknownOf } from '../values/field-kinds.ts'
import { plainWord, profileRule } from './profile-rule.ts'
import { entriesOf, readEntry } from './requirement-entry.ts'

/** More than this, students would not read. */
const MAX_REQUIREMENTS = 60

/** One requirement as a form, a cell or a client states it, before shared questions are looked up. */
export type RequirementInput = {
  /** The key of an existing requirement; null: a new one. */
  key: string | null
  /** Null: it has no words of its own. */
  text: string | null
  label: string | null
  /** Null: not stated, so it stays as it is. */
  appliesTo: readonly DegreeLevel[] | null
  /** Null: it stays decided as it is. */
  decide: DecisionInput | null
}

export type DecisionInput =
  | { by: 'profile'; rule: ProfileRule }
  | {
      by: 'question'
      /** A shared question; null: one of this award alone. */
      fact: string | null
      question: string | null
      /** The required answer. */
      expects: boolean
    }
  | { by: 'action' }
  | { by: 'provider' }

const questionSchema = z
  .object({
    fact: text('Shared question', 200),
    text: line('Question', 300),
    expects: flag('The required answer'),
  })
  .refine(
    ({ fact, text: question }) => fact !== null || question !== null,
    'The question is missing',
  )
  .refine(
    ({ fact, text: question }) => fact !== null || (question ?? '?').endsWith('?'),
    'The question must be one that yes or no answers, and end with a question mark',
  )

const appliesTo = lines('Degree levels').transform((words, { addIssue }) => {
  const unknown = words.filter((word) => parseDegreeLevel(word) === null)
  const fault = unknownOf(unknown, 'is not a degree level')
  if (fault !== null) addIssue(fault)
  return [...new Set(words.flatMap((word) => parseDegreeLevel(word) ?? []))]
})

const requirementSchema = z
  .object({
    key: text('Key', 200),
    text: text('The text', 2_000),
    label: line('The label', 60),
    decidedBy: z.preprocess(
      plainWord,
      oneOf('Who decides it', ['profile', 'question', 'action', 'provider']),
    ),
    rule: profileRule.nullish(),
    question: questionSchema.nullish(),
    appliesTo: appliesTo.nullish(),
  })
  .transform((stated, { addIssue }): RequirementInput => {
    const { key, text: words, label, appliesTo: levels, decidedBy } = stated
    const decide = decisionOf(stated)
    if (decidedBy === 'profile' && decide === null) addIssue('The rule is missing')
    if (decidedBy === 'question' && decide === null) addIssue('The question is missing')
    return { key, text: words, label, appliesTo: levels ?? null, decide }
  })

type StatedDecision = {
  decidedBy: DecisionInput['by'] | null
  rule?: ProfileRule | null | undefined
  question?: z.output<typeof questionSchema> | null | undefined
}

function decisionOf({
  decidedBy,
  rule,
  question,
}: StatedDecision): RequirementInput['decide'] {
  switch (decidedBy) {
    case 'profile':
      return rule ? { by: 'profile', rule } : null
    case 'question':
      return question
        ? {
            by: 'question',
            fact: question.fact,
            question: question.text,
            expects: question.expects ?? true,
          }
        : null
    case null:
      return null
    default:
      return { by: decidedBy }
  }
}

/**
 * A list of requirements: as objects of the graph, as entries of a cell (see `requirement-entry.ts`), or as the
 * graph's objects in JSON in a cell. Null states nothing. Each message says which entry it is about.
 */
export const requirementInputs = z
  .preprocess((stated) => stated ?? null, z.unknown())
  .transform((stated, { addIssue }): readonly RequirementInput[] | null => {
    const entries = entriesOf(stated)
    if (!entries.ok) {
      addIssue(entries.error)
      return z.NEVER
    }
    if (entries.value.length === 0) return null
    if (entries.value.length > MAX_REQUIREMENTS) {
      addIssue(`Requirements must be at most ${MAX_REQUIREMENTS}`)
      return z.NEVER
    }
    return entries.value.flatMap((entry, at) => {
      const read = readRequirement(entry)
      if (read.ok) return [read.value]
      for (const fault of new Set(read.error)) addIssue(`Requirement ${at + 1}: ${fault}`)
      return []
    })
  })

function readRequirement(entry: unknown): Result<RequirementInput, string[]> {
  const raw = typeof entry === 'string' ? readEntry(entry) : ok(entry)
  if (!raw.ok) return err([raw.error])
  const read = requirementSchema.safeParse(raw.value)
  return read.success ? ok(read.data) : err(read.error.issues.map(faultOf))
}

/** Rewords the schema's messages about enums and types, which are for programmers. */
function faultOf({ code, message }: z.core.$ZodIssue): string {
  return code === 'invalid_type' ? 'It is not written as a requirement' : message
}
