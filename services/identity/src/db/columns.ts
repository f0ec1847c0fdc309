import { timestamp } from 'drizzle-orm/pg-core'

/** An instant to the millisecond, as JavaScript's Date holds it. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3 })
