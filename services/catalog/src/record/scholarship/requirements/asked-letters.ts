import type { Requirement } from '@landfall/matching/requirements/requirement'

/** The letters of recommendation that the form asks for. */
export type AskedLetters = {
  /** How many; null: none are requested. */
  letters: number | null
  /** Whether they may arrive after the deadline; null if none are requested. */
  lettersMayFollow: boolean | null
}

const KEY = 'letters-of-recommendation'

/** The letters that the form asked for. In a listing from elsewhere, letters are conditions like the others. */
export function askedLetters(requirements: readonly Requirement[] | null): AskedLetters {
  const figures = requirements?.find(isOfForm)?.figures
  const letters = figures?.letters ?? null
  return {
    letters,
    lettersMayFollow: letters === null ? null : figures?.lettersMayFollow === true,
  }
}

/**
 * Replaces the letters that the form asked for before; null: nothing is asked, or nothing is stated. An empty list,
 * which states that nothing more is asked, stays.
 */
export function withLetters(
  requirements: readonly Requirement[] | null,
  asked: AskedLetters,
): readonly Requirement[] | null {
  const others = requirements?.filter((one) => !isOfForm(one)) ?? []
  const all = asked.letters ? [...others, lettersRequirement(asked.letters, asked)] : others
  return all.length > 0 || requirements?.length === 0 ? all : null
}

/** Whether it is known that nothing is asked beyond the columns, letters aside. */
export function hasNoFurtherConditions(
  requirements: readonly Requirement[] | null,
): boolean {
  return requirements?.every(isOfForm) ?? false
}

function isOfForm({ key }: Requirement): boolean {
  return key === KEY
}

function lettersRequirement(
  letters: number,
  { lettersMayFollow }: Pick<AskedLetters, 'lettersMayFollow'>,
): Requirement {
  const noun = letters === 1 ? 'letter' : 'letters'
  const mayFollow = lettersMayFollow === true
  return {
    key: KEY,
    text: `${letters} ${noun} of recommendation${mayFollow ? ', which may arrive after the deadline' : ''}`,
    label: 'recommendation letters',
    kind: 'recommendation',
    figures: { letters, ...(mayFollow ? { lettersMayFollow } : {}) },
    appliesTo: [],
    asOf: null,
    decide: { by: 'action' },
  }
}
