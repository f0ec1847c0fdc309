/** Presents a scholarship's condition and who decides it, in the words that the donor's form takes. */
import { z } from 'zod'
import type { Row } from '../route.ts'
import { DEGREE_LEVELS, eachWord, isRow, rowsOf, slugWord } from '../values.ts'
import { GENDERS, RULES } from './requirement-input.ts'
import { decimalText } from './scholarship.presenter.ts'

export const REQUIREMENT_FIELDS = `fragment RequirementFields on Requirement {
  key text label kind asOf appliesTo decidedBy
  rule {
    kind codes levels minimum toefl ielts duolingo acceptsWaivers years
    byLevel { level years } onDate date types genders
  }
  question { fact text expects isPerAward }
}`

/** @param row a `Requirement` of the graph */
export function presentRequirement(row: Row): Row {
  return {
    key: row['key'],
    text: row['text'],
    label: row['label'],
    kind: row['kind'],
    asOf: row['asOf'] ?? null,
    appliesTo: eachWord(row['appliesTo'], slugWord) ?? [],
    decidedBy: slugWord(row['decidedBy']),
    rule: isRow(row['rule']) ? presentRule(row['rule']) : null,
    question: isRow(row['question']) ? row['question'] : null,
  }
}

/** Only the figures of the rule's own kind: a rule of the graph names those of all kinds. */
function presentRule(rule: Row): Row {
  const { kind, levels, genders, byLevel, ...others } = rule
  const all = {
    kind: slugWord(kind),
    ...others,
    levels: eachWord(levels, slugWord),
    genders: eachWord(genders, slugWord),
    byLevel: rowsOf(byLevel).map(({ level, years }) => ({ level: slugWord(level), years })),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => isStated(value)))
}

function isStated(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined
}

const level = z.enum(DEGREE_LEVELS)

const ruleShape = z.strictObject({
  kind: z.enum(RULES),
  codes: z.array(z.string()).optional(),
  levels: z.array(level).optional(),
  minimum: decimalText.optional(),
  toefl: z.int().optional(),
  ielts: decimalText.optional(),
  duolingo: z.int().optional(),
  acceptsWaivers: z.boolean().optional(),
  years: z.int().optional(),
  byLevel: z.array(z.strictObject({ level, years: z.int() })).optional(),
  onDate: z.string().optional(),
  date: z.iso.date().optional(),
  types: z.array(z.string()).optional(),
  genders: z.array(z.enum(GENDERS)).optional(),
})

export const requirementShape = z.strictObject({
  key: z.string(),
  text: z.string(),
  label: z.string(),
  kind: z.string(),
  asOf: z.string().nullable(),
  appliesTo: z.array(level),
  decidedBy: z.enum(['profile', 'question', 'action', 'provider', 'alternatives']),
  rule: ruleShape.nullable(),
  question: z
    .strictObject({
      fact: z.string(),
      text: z.string(),
      expects: z.boolean(),
      isPerAward: z.boolean(),
    })
    .nullable(),
})
