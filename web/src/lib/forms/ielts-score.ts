import { isDecimal } from './typed-number.ts'

/** Whether a typed IELTS score is one that a report can show: 0 to 9 in steps of 0.5; an empty one is fine too. */
export function isIeltsScore(typed: string): boolean {
  return isDecimal(typed, 9, 1) && !/[.,][^05]/.test(typed)
}
