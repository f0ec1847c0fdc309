import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { AbsenceStores } from '../source-listing/absence-stores.ts'
import type { SourceStore } from './source.store.ts'

/** The stores that reading an outside source writes to. */
export type SourceStores = AbsenceStores & { sources: SourceStore }
export type SourceTx = SourceStores & { outbox: Outbox }
