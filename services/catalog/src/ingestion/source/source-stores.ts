import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { AbsenceStores } from '../source-listing/absence-stores.ts'
import type { SourceStore } from './source.store.ts'

/** What reading an outside source writes. */
export type SourceStores = AbsenceStores & { sources: SourceStore }
export type SourceTx = SourceStores & { outbox: Outbox }
