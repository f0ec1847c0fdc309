import { addDays } from '@landfall/calendar/day'
import * as fc from 'fast-check'

const DAYS = 1600

/** Days of 2023 to 2028, with a leap day among them. */
export const days = fc
  .integer({ min: 0, max: DAYS })
  .map((count) => addDays('2023-06-01', count))

/** From a day to up to two years later, or without an end. */
export const spells = fc
  .tuple(days, fc.option(fc.integer({ min: 0, max: 700 }), { freq: 4 }))
  .map(([from, length]) => ({
    from,
    to: length === null ? null : addDays(from, length),
  }))

/** Around the limits of 20 hours. */
export const hours = fc.constantFrom(5, 10, 15, 19, 20, 21, 40)
