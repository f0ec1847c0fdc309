import type { Database } from '@landfall/kit/database/postgres'
import { createPieceStore } from './modules/content/piece.store.ts'

export type Stores = ReturnType<typeof bindStores>

/** Every store of the service on one connection or transaction. */
export function bindStores(db: Database) {
  return { pieces: createPieceStore(db) }
}
