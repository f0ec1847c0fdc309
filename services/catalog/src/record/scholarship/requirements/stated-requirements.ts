import { createHash } from 'node:crypto'
import type { Requirement } from '@landfall/matching/requirements/requirement'

/** What a condition is called whose words are too long for a name. */
export const NAMELESS = 'other conditions'
/** A longer text says nothing in a list of names. */
const MAX_LABEL_LENGTH = 40

/**
 * Conditions in a provider's own words, each once: nobody but the provider can judge them. The key
 * follows from the words, so that it outlives another order.
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

/** What a condition without a name of its own is called: its words where they are short enough. */
export function labelOf(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').replace(/[.:]$/, '')
  return plain.length <= MAX_LABEL_LENGTH ? plain : NAMELESS
}

/** What is stated now; a condition whose words are the same stays decided as it was. */
export function keepDecided(
  stated: readonly Requirement[] | null,
  before: readonly Requirement[] | null,
): readonly Requirement[] | null {
  const known = new Map(before?.map((one) => [one.text, one]))
  return stated?.map((one) => known.get(one.text) ?? one) ?? null
}
