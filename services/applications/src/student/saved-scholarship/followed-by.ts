import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import type { SavedKey, SavedStatus } from './saved-scholarship.ts'

/** The status that an application here gives a saved scholarship; null if the student sets it by hand. */
export type FollowedBy<Stores> = (
  tx: Transaction<Stores>,
  key: SavedKey,
) => Promise<SavedStatus | null>
