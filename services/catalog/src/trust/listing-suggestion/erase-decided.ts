import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { DECIDED_RETENTION_MS } from './listing-suggestion.ts'
import type { ListingSuggestionStore } from './listing-suggestion.store.ts'

type Stores = { listingSuggestions: Pick<ListingSuggestionStore, 'eraseDecidedBefore'> }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }

/** Erases suggestions that were decided a month ago; waiting ones stay. @returns how many */
export function makeEraseDecided({ unitOfWork, clock }: Deps) {
  return (): Promise<number> =>
    unitOfWork(({ listingSuggestions }) =>
      listingSuggestions.eraseDecidedBefore(
        new Date(clock.now().getTime() - DECIDED_RETENTION_MS),
      ),
    )
}
