import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { SourceStores } from '../source/source-stores.ts'
import type { MergeStore } from './merge.store.ts'

/** The stores that merging two listings writes to. */
export type MergeStores = SourceStores & { merges: MergeStore }
export type MergeTx = MergeStores & { outbox: Outbox }
