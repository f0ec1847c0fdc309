import { createHash } from 'node:crypto'
import type { Requirement } from '@landfall/matching/requirements/requirement'

/** The name of a condition whose words are too long for one. */
export const NAMELESS = 'other conditions'
/** A longer text would be no help in a list of names. */
const MAX_LABEL_LENGTH = 40

/**
 * Conditions in a provider's own words, each once; only the provider can judge them. The key is derived from the
 * words, so it survives a new order.
 */
export function statedRequirements(texts: readonly string[]): Requirement[] {
  return [...new Set(texts)].map((text) => ({
    key: keyOfText(text),
    text,
    label: labelOf(text),
    kind: 'other',
    figures: {},
    appliesTo: [],
    asOf: null,
    decide: { by: 'provider' },
  }))
}

/** The key of a condition that has none of its own. */
export function keyOfText(text: string): string {
  return `stated-${createHash('sha256').update(text).digest('hex').slice(0, 10)}`
}

/** The label of a condition without a name of its own: its words if they are short enough. */
export function labelOf(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').replace(/[.:]$/, '')
  return plain.length <= MAX_LABEL_LENGTH ? plain : NAMELESS
}

/** The conditions stated now; one with the same words as before stays decided as it was. */
export function keepDecided(
  stated: readonly Requirement[] | null,
  before: readonly Requirement[] | null,
): readonly Requirement[] | null {
  const known = new Map(before?.map((one) => [one.text, one]))
  return stated?.map((one) => known.get(one.text) ?? one) ?? null
}
