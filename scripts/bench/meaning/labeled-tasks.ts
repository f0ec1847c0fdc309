import { likenessOf } from '../../../services/catalog/src/ingestion/merge/similarity.ts'
import { parseDeadline } from '../../../services/catalog/src/record/scholarship/deadline.ts'
import { goalsTenths } from '../../../services/_matching/src/goals/goals-tenths.ts'
import { loadWordVectors } from '../../../services/_matching/src/goals/load-word-vectors.ts'
import { FIELD_ROWS } from '../../../services/_matching/src/reference/field-rows.ts'
import { parseField } from '../../../services/_matching/src/reference/fields.ts'
import { POOL } from './award-pool.ts'
import { DUPLICATE_CASES } from './duplicates.ts'
import { GOALS_CASES } from './goals-and-awards.ts'
import { FIELD_CASES } from './related-fields.ts'
import { THREADS } from './related-threads.ts'
import { shippedAwards, textOf } from './shipped-awards.ts'

/** Texts that ask, texts that may answer, and which of them belong together. */
export type LabeledTask = {
  name: string
  asking: readonly string[]
  candidates: readonly string[]
  fits: (asking: number, candidate: number) => boolean
  /** Pairs that are not compared: a text and itself. */
  isLeftOut: (asking: number, candidate: number) => boolean
  /** The product's own way, where it is none of the variants; else null. */
  product: ((asking: number, candidate: number) => number) | null
}

const awards = shippedAwards()
const never = () => false

export function labeledTasks(): LabeledTask[] {
  return [goalsTask(), fieldsTask(), duplicatesTask(), threadsTask()]
}

function goalsTask(): LabeledTask {
  const pool = Object.entries(POOL).map(([name, id]) => ({ name, award: awardOf(id) }))
  const vectors = loadWordVectors()
  return {
    name: 'goals and awards',
    asking: GOALS_CASES.map(({ goals }) => goals),
    candidates: pool.map(({ award }) => textOf(award)),
    fits: (at, place) =>
      GOALS_CASES[at]?.fits.some((name) => name === pool[place]?.name) ?? false,
    isLeftOut: never,
    product: (at, place) => {
      const award = pool[place]?.award
      const goals = GOALS_CASES[at]?.goals ?? ''
      return award === undefined ? 0 : (goalsTenths(goals, award, vectors) ?? 0)
    },
  }
}

/**
 * A field's text includes the names of the fields above and
 * below it: two words alone have too little meaning to compare.
 */
function fieldsTask(): LabeledTask {
  const nameOf = new Map(FIELD_ROWS.map(({ code, name }) => [code, name]))
  const texts = FIELD_ROWS.map(({ code, name, parent, aliases }) => {
    const below = FIELD_ROWS.filter((row) => row.parent === code).map((row) => row.name)
    return [name, ...aliases, nameOf.get(parent ?? '') ?? '', ...below].join(' ')
  })
  const wanted = FIELD_CASES.map(
    ({ fields }) => new Set(fields.map((field) => parseField(field))),
  )
  return {
    name: 'related fields',
    asking: FIELD_CASES.map(({ says }) => says),
    candidates: texts,
    fits: (at, place) => wanted[at]?.has(FIELD_ROWS[place]?.code ?? '') ?? false,
    isLeftOut: never,
    product: null,
  }
}

/** Looks for the shipped award among all of them, given another list's listing of the same award. */
function duplicatesTask(): LabeledTask {
  const same = DUPLICATE_CASES.filter(({ isSame }) => isSame)
  const all = [...awards.values()]
  const deadline = parseDeadline(null)
  if (deadline === null) throw new Error('No deadline is one too')
  return {
    name: 'duplicates',
    asking: same.map(({ other }) => `${other.title} ${other.provider}`),
    candidates: all.map(({ title, provider }) => `${title} ${provider}`),
    fits: (at, place) => same[at]?.shipped === all[place]?.id,
    isLeftOut: never,
    product: (at, place) => {
      const [other, award] = [same[at]?.other, all[place]]
      if (other === undefined || award === undefined) return 0
      const { title, provider } = award
      return likenessOf({ ...other, deadline }, { title, provider, deadline }).score
    },
  }
}

function threadsTask(): LabeledTask {
  const texts = THREADS.map(({ title, content }) => `${title} ${content}`)
  return {
    name: 'related threads',
    asking: texts,
    candidates: texts,
    fits: (at, place) => THREADS[at]?.subject === THREADS[place]?.subject,
    isLeftOut: (at, place) => at === place,
    product: null,
  }
}

export function awardOf(id: string) {
  const award = awards.get(id)
  if (award === undefined) throw new Error(`No award is shipped as ${id}`)
  return award
}
