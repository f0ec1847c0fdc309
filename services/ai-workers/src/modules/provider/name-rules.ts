import type { RedactionRule } from './redaction-rules.ts'

/** Rules for the names that are given: whole names first, then their parts of three letters or more. */
export function nameRules(names: readonly string[], flags: string): RedactionRule[] {
  const whole = names.map((name) => name.trim()).filter((name) => name.length > 1)
  const parts = whole
    .flatMap((name) => name.split(/\s+/u))
    .filter(({ length }) => length > 2)
  const wanted = [...new Set([...whole, ...parts])].toSorted((a, b) => b.length - a.length)
  return wanted.map((name) => ({
    code: 'NAME',
    pattern: new RegExp(`(?<![\\p{L}\\p{M}])${escaped(name)}(?![\\p{L}\\p{M}])`, flags),
    shownAs: null,
  }))
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&').replaceAll(/\s+/gu, '\\s+')
}
