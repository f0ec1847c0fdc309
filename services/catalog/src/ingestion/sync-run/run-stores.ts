import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { RecordStores } from '../../record/university/record-stores.ts'
import type { SyncRowStore } from './sync-row.store.ts'
import type { SyncRunStore } from './sync-run.store.ts'

/** The stores that a run writes to: the records, and the run itself. */
export type RunStores = RecordStores & { syncRuns: SyncRunStore; syncRows: SyncRowStore }
export type RunTx = RunStores & { outbox: Outbox }
