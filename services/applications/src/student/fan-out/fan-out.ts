import type { Transaction } from '@landfall/kit/transaction/unit-of-work'

/** How many students are handled in one transaction. */
export const FAN_OUT_BATCH = 100

export type FanOutKind =
  | 'change'
  | 'merge'
  | 'unmerge'
  | 'preparation'
  | 'preparation-merge'
  | 'preparation-unmerge'
  | 'keep-conflicts'

/** Work that concerns everybody who saved a scholarship, and how far it has come. */
export type FanOut = {
  id: string
  kind: FanOutKind
  payload: unknown
  position: string
  createdAt: Date
}

/**
 * Handles the next batch. Returns the position to continue from, or null when everybody was handled.
 * @param position null at first
 */
export type FanOutStep<Stores, Payload> = (
  tx: Transaction<Stores>,
  payload: Payload,
  position: string | null,
) => Promise<string | null>
