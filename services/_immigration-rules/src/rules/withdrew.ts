import type { DayTest } from '../rule.ts'

/** Withdrawn from the program; from an earlier one where this one began later. */
export const WITHDREW: DayTest = {
  day: 'withdrew',
  notBefore: { from: 'programStart', plus: 0, unit: 'days' },
}
