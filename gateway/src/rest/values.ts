import type { Row } from './route.ts'

export const DEGREE_LEVELS = ['undergraduate', 'graduate', 'phd', 'postdoc'] as const

/** `FULL_TUITION` → `full-tuition` */
export function slugWord(value: unknown): string | null {
  return typeof value === 'string' ? value.toLowerCase().replaceAll('_', '-') : null
}

/** `HIGH_SCHOOL` → `high_school` */
export function snakeWord(value: unknown): string | null {
  return typeof value === 'string' ? value.toLowerCase() : null
}

/** `PUBLIC` → `Public` */
export function capitalized(value: unknown): string | null {
  return typeof value === 'string' ? value.charAt(0) + value.slice(1).toLowerCase() : null
}

export function eachWord(
  values: unknown,
  word: (value: unknown) => string | null,
): (string | null)[] | null {
  return Array.isArray(values) ? values.map(word) : null
}

/** The numeric string of an amount of money; null when it is not stated. */
export function amountOf(money: unknown): unknown {
  return isRow(money) ? money['amount'] : null
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function rowOf(value: unknown): Row {
  return isRow(value) ? value : {}
}

export function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isRow) : []
}
