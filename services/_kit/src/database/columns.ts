/** Column types that every service declares the same way. */
import { numeric, timestamp } from 'drizzle-orm/pg-core'

/** An instant to the millisecond, as JavaScript's Date holds it. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3 })

/** An amount with its cents, up to ten digits before the point; as text, so that none is lost. */
export const money = (name: string) => numeric(name, { precision: 12, scale: 2 })
