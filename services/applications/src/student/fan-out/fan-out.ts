import type { Transaction } from '@landfall/kit/transaction/unit-of-work'

/** So many students are dealt with in one transaction. */
export const FAN_OUT_BATCH = 100

export type FanOutKind =
  | 'change'
  | 'merge'
  | 'unmerge'
  | 'preparation'
  | 'preparation-merge'
  | 'preparation-unmerge'
  | 'keep-conflicts'

/** Something that concerns everybody who saved a scholarship, and how far it has come. */
export type FanOut = {
  id: string
  kind: FanOutKind
  payload: unknown
  position: string
  createdAt: Date
}

/**
 * Deals with the next batch. Answers where to go on, or null when everybody was dealt with.
 * @param position null at first
 */
export type FanOutStep<Stores, Payload> = (
  tx: Transaction<Stores>,
  payload: Payload,
  position: string | null,
) => Promise<string | null>
