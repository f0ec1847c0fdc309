import type { Postgres } from '@landfall/kit/database/postgres'
import { type UnitOfWork, makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { type CatalogStores, bindStores } from './stores.ts'

/**
 * Transactions over the service's stores. The rows that all writers share (the versions of the catalog and of the
 * saved searches) are updated by the last statements of each transaction, so that nobody waits for others' work on
 * records.
 */
export function createUnitOfWork(postgres: Postgres): UnitOfWork<CatalogStores> {
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  return (work) =>
    unitOfWork(async (tx) => {
      const result = await work(tx)
      await tx.listingChanges.settle(tx.outbox)
      await tx.catalog.settle(tx.outbox)
      return result
    })
}
