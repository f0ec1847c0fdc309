import type { Order } from '../../record/paging/keyset.ts'

export type CaseOrder = Order<'urgency' | 'age' | 'resolved' | 'id'>

/** Open cases: the most urgent first, then the one that has waited longest. */
export const mostUrgentFirst: CaseOrder = {
  name: 'urgency',
  keys: [
    { name: 'urgency', type: 'integer' },
    { name: 'age', type: 'numeric' },
    { name: 'id', type: 'uuid' },
  ],
  direction: 'desc',
}

/** Decided cases: the latest decision first. */
export const latestDecidedFirst: CaseOrder = {
  name: 'resolved',
  keys: [
    { name: 'resolved', type: 'timestamptz' },
    { name: 'id', type: 'uuid' },
  ],
  direction: 'desc',
}
