import type { Review_ReviewFragment, RubricCriterionInput } from '#gql/graphql'
import type { RubricTemplate } from './rubric-templates.ts'
import { rubricMessages as text } from './rubric-messages.ts'

/** `key` identifies the row in the form; `points` is as typed. */
export type LevelValues = { key: string; points: string; anchor: string }

export type CriterionValues = {
  /** The server's key, once the criterion has been saved; a new criterion gets one here. */
  key: string
  isNew: boolean
  name: string
  description: string
  weight: string
  levels: readonly LevelValues[]
}

export type Rubric = Review_ReviewFragment['rubric']

/** The sum of all weights. */
export const WEIGHTS = 100
/** Reviewers could not tell more levels apart. */
export const LEVELS = { most: 9, least: 2 }
export const MAX_CRITERIA = 12
const MAX_POINTS = 100

export function valuesOf(rubric: Rubric): CriterionValues[] {
  return rubric.map(({ key, name, description, weight, levels }) => ({
    key,
    isNew: false,
    name,
    description: description ?? '',
    weight: String(weight),
    levels: levels.map(({ points, anchor }, index) => ({
      key: `${key}.${index}`,
      points: String(points),
      anchor,
    })),
  }))
}

export function fromTemplate({ criteria }: RubricTemplate): CriterionValues[] {
  return criteria.map(({ name, description, weight, anchors }) => ({
    key: crypto.randomUUID(),
    isNew: true,
    name,
    description,
    weight: String(weight),
    levels: anchors.map((anchor, index) => newLevel(String(index + 1), anchor)),
  }))
}

/** A criterion with four empty levels and the rest of the weight. */
export function newCriterion(others: readonly CriterionValues[]): CriterionValues {
  const left = Math.max(0, WEIGHTS - sumOfWeights(others))
  return {
    key: crypto.randomUUID(),
    isNew: true,
    name: '',
    description: '',
    weight: left > 0 ? String(left) : '',
    levels: ['1', '2', '3', '4'].map((points) => newLevel(points, '')),
  }
}

export function newLevel(points: string, anchor: string): LevelValues {
  return { key: crypto.randomUUID(), points, anchor }
}

/** The next level up: a point more than the highest. */
export function nextPoints(levels: readonly LevelValues[]): string {
  const known = levels.flatMap(({ points }) => wholeOf(points) ?? [])
  return String(Math.max(0, ...known) + 1)
}

/** A weight that cannot be read counts as nothing. */
export function sumOfWeights(criteria: readonly CriterionValues[]): number {
  return criteria.reduce((sum, { weight }) => sum + (wholeOf(weight) ?? 0), 0)
}

/** Gives each criterion the same weight; the remainder goes to the first ones. */
export function shareEvenly(criteria: readonly CriterionValues[]): CriterionValues[] {
  const each = Math.floor(WEIGHTS / criteria.length)
  const rest = WEIGHTS - each * criteria.length
  return criteria.map((criterion, index) => ({
    ...criterion,
    weight: String(index < rest ? each + 1 : each),
  }))
}

export function inputOf(criteria: readonly CriterionValues[]): RubricCriterionInput[] {
  return criteria.map(({ key, isNew, name, description, weight, levels }) => ({
    key: isNew ? null : key,
    name: name.trim(),
    description: description.trim() || null,
    weight: wholeOf(weight),
    levels: levels.map(({ points, anchor }) => ({
      points: wholeOf(points),
      anchor: anchor.trim(),
    })),
  }))
}

/** The name of a control in the form. */
export const fieldOf = (rowKey: string, name: string) => `${rowKey}.${name}`

/** Why the rubric cannot be saved, by the names of the controls; each message names its criterion. */
export function faultsOf(criteria: readonly CriterionValues[]): Record<string, string> {
  const faults: [string, string][] = criteria.flatMap((criterion, index) =>
    faultsOfOne(criterion, index + 1),
  )
  const sum = sumOfWeights(criteria)
  const [first] = criteria
  const areWeightsRead = !faults.some(([name]) => name.endsWith('.weight'))
  if (first && areWeightsRead && sum !== WEIGHTS)
    faults.push([fieldOf(first.key, 'weight'), text.faults.sum(sum)])
  return Object.fromEntries(faults)
}

function faultsOfOne(criterion: CriterionValues, number: number): [string, string][] {
  const { key, name, weight, levels } = criterion
  const faults: [string, string][] = []
  if (!name.trim()) faults.push([fieldOf(key, 'name'), text.faults.name(number)])
  const parts = wholeOf(weight)
  if (parts === null || parts < 1 || parts > WEIGHTS)
    faults.push([fieldOf(key, 'weight'), text.faults.weight(number)])
  let before = -1
  for (const [index, level] of levels.entries()) {
    const points = wholeOf(level.points)
    if (points === null || points > MAX_POINTS)
      faults.push([fieldOf(level.key, 'points'), text.faults.points(number, index + 1)])
    else if (points <= before)
      faults.push([fieldOf(level.key, 'points'), text.faults.rising(number, index + 1)])
    else before = points
    if (!level.anchor.trim())
      faults.push([fieldOf(level.key, 'anchor'), text.faults.anchor(number, index + 1)])
  }
  return faults
}

type Refusals = readonly { path: readonly string[]; message: string }[]

/** The server's refusals, by the controls that they belong to: ["criteria", "0", "levels", "2", "anchor"]. */
export function refusalsOf(
  criteria: readonly CriterionValues[],
  refusals: Refusals,
): Record<string, string> {
  return Object.fromEntries(
    refusals.map(({ path, message }) => {
      const [, at, name = '', levelAt, levelName] = path
      const criterion = criteria[Number(at)] ?? criteria[0]
      const level = name === 'levels' ? criterion?.levels[Number(levelAt)] : undefined
      const row = level?.key ?? criterion?.key ?? ''
      return [fieldOf(row, level ? (levelName ?? 'anchor') : name || 'name'), message]
    }),
  )
}

/** A whole number from 0 on, or null. */
function wholeOf(typed: string): number | null {
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null
}
