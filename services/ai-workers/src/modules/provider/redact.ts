import type { ChatMessage } from './provider.ts'
import { nameRules } from './name-rules.ts'
import { REDACTION_RULES, type RedactionRule } from './redaction-rules.ts'

declare const redacted: unique symbol
/** Messages that went through `redact`; only these can be sent. */
export type RedactedMessages = readonly ChatMessage[] & { readonly [redacted]: true }

const PLACEHOLDER = /\[[A-Z]+_\d+\]/u
const EACH_PLACEHOLDER = /(\[[A-Z]+_\d+\])/u
/** The longest that a placeholder can be. */
const PLACEHOLDER_LENGTH = 24

export type Redaction = {
  messages: RedactedMessages
  /** The messages followed by more; the provider's own part of these already holds placeholders. */
  goOn(more: readonly ChatMessage[]): RedactedMessages
  /** Puts the values that may be shown back in their places. */
  putBack(text: string): string
}

/**
 * Replaces in messages whatever the rules and the given names match, always the same value by the same placeholder.
 * Everything that is sent to a provider goes through here.
 */
export function redact(
  messages: readonly ChatMessage[],
  knownNames: readonly string[] = [],
): Redaction {
  const placeholders = new Map<string, string>()
  const shown = new Map<string, string>()
  const counts = new Map<string, number>()
  function placeholderOf({ code, shownAs }: RedactionRule, value: string): string {
    const key = `${code} ${value}`
    const known = placeholders.get(key)
    if (known !== undefined) return known
    const number = (counts.get(code) ?? 0) + 1
    counts.set(code, number)
    const placeholder = `[${code}_${number}]`
    placeholders.set(key, placeholder)
    shown.set(placeholder, shownAs ?? value)
    return placeholder
  }

  const byRule = messages.map((message) => {
    return {
      ...message,
      content: applyAll(message.content, REDACTION_RULES, placeholderOf),
    }
  })
  const found = [...placeholders.keys()]
    .filter((key) => key.startsWith('NAME '))
    .map((key) => key.slice('NAME '.length))
  const names = [...nameRules(knownNames, 'giu'), ...nameRules(found, 'gu')]
  const safe = byRule.map((message) => {
    return { ...message, content: applyAll(message.content, names, placeholderOf) }
  })
  const goingOn = [...REDACTION_RULES.filter(({ code }) => code !== 'TEXT'), ...names]
  return {
    messages: safe as unknown as RedactedMessages,
    goOn: (more) =>
      [
        ...safe,
        ...more.map((message) => {
          return { ...message, content: applyAll(message.content, goingOn, placeholderOf) }
        }),
      ] as unknown as RedactedMessages,
    putBack: (text) =>
      text.replace(new RegExp(PLACEHOLDER, 'gu'), (found) => shown.get(found) ?? found),
  }
}

function applyAll(
  text: string,
  rules: readonly RedactionRule[],
  placeholderOf: (rule: RedactionRule, value: string) => string,
): string {
  let safe = text
  for (const rule of rules) {
    const replace = (value: string) => placeholderOf(rule, value)
    safe =
      rule.code === 'TEXT'
        ? safe.replace(rule.pattern, replace)
        : outsidePlaceholders(safe, rule.pattern, replace)
  }
  return safe
}

/** Replaces only in the text between placeholders; a lookbehind does not see beyond a placeholder. */
function outsidePlaceholders(
  text: string,
  pattern: RegExp,
  replace: (value: string) => string,
): string {
  const parts = text.split(EACH_PLACEHOLDER)
  return parts
    .map((part, index) => (index % 2 === 1 ? part : part.replace(pattern, replace)))
    .join('')
}

/** Puts values back into an answer that comes in pieces, where a placeholder may be cut in two. */
export function createPiecewise(putBack: Redaction['putBack']) {
  let held = ''
  return {
    /** Returns the text that can be shown so far. */
    push(piece: string): string {
      held += piece
      const open = held.lastIndexOf('[')
      const isCut =
        open !== -1 && !held.includes(']', open) && held.length - open < PLACEHOLDER_LENGTH
      const ready = isCut ? held.slice(0, open) : held
      held = isCut ? held.slice(open) : ''
      return putBack(ready)
    },
    rest(): string {
      const ready = putBack(held)
      held = ''
      return ready
    },
  }
}
