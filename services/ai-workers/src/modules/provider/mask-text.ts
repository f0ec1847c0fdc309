import type { Span } from '@landfall/essays/text/text'
import { nameRules } from './name-rules.ts'
import { REDACTION_RULES, type RedactionRule } from './redaction-rules.ts'

declare const masked: unique symbol
/** A text that went through `maskText`; only such a text can be sent to a checker. */
export type MaskedText = string & { readonly [masked]: true }

export type Masking = {
  text: MaskedText
  /** The places where something was masked, in order; some may lie within others. */
  places: Span[]
}

/**
 * Masks in a text what `redact` takes out of a message, by the same rules: every character except white space
 * becomes a letter x. Later text keeps its position, so places in the masked text are valid in the original.
 */
export function maskText(original: string): Masking {
  const places: Span[] = []
  const names: string[] = []
  function apply(text: string, rule: RedactionRule): string {
    let rest = 0
    let safe = ''
    for (const { index: from, 0: found } of text.matchAll(rule.pattern)) {
      // Punctuation at the end of a sentence is no personal data, and a checker would miss it.
      const to = from + found.replace(/[.,;:!?]+$/u, '').length
      if (to === from) continue
      places.push({ from, to })
      if (rule.code === 'NAME') names.push(original.slice(from, to))
      safe += text.slice(rest, from) + mask(text.slice(from, to))
      rest = to
    }
    return safe + text.slice(rest)
  }
  const byRule = REDACTION_RULES.filter(({ code }) => code !== 'TEXT').reduce(
    apply,
    original,
  )
  const text = nameRules([...names], 'gu').reduce(apply, byRule) as MaskedText
  return { text, places: places.toSorted((a, b) => a.from - b.from) }
}

/** The mask has the same length in UTF-16 units. */
function mask(value: string): string {
  return value.replaceAll(/\S/gu, (sign) =>
    /\p{Lu}/u.test(sign) ? 'X'.repeat(sign.length) : 'x'.repeat(sign.length),
  )
}
