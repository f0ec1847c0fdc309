import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { makeReadPublished } from './modules/content/read-published.ts'
import type { RevisionStore } from './modules/content/revision.store.ts'
import type { Stores } from './stores.ts'

export type UseCases = ReturnType<typeof createUseCases>

/** Everything that the subgraph can do, with its dependencies in place. */
export function createUseCases(deps: {
  stores: Stores
  revisions: RevisionStore
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  newId: () => string
}) {
  const { stores, revisions } = deps
  return { published: makeReadPublished({ ...stores, revisions }) }
}
