import type { Balance } from '../balance/balance.ts'

/** An organization's money for awards, in one currency. Its ledger only records: no money moves here. */
export type Fund = Balance & {
  id: string
  /** The organization. */
  ownerId: string
  name: string
  /** ISO 4217; never changed. */
  currency: string
  /** Lines of its ledger. */
  entryCount: number
  /** Grows with each change. */
  version: number
  createdBy: string
  createdAt: Date
}
