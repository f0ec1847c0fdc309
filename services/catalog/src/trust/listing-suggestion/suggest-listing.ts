import type { Clock } from '@landfall/kit/core/clock'
import { type TooManyRequests, tooManyRequests } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { isFindable } from '../../record/scholarship/listing-status.ts'
import type { ScholarshipStore } from '../../record/scholarship/scholarship.store.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import type { SuggestListingInput } from './listing-suggestion.input.ts'
import { addressKeyOf } from './listing-suggestion.ts'
import type { ListingSuggestionStore } from './listing-suggestion.store.ts'

type Stores = {
  listingSuggestions: ListingSuggestionStore
  scholarships: Pick<ScholarshipStore, 'findByIds'>
}
type Deps = {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  newId: () => string
  /** How many seconds a sender from this network address must wait; null for none. */
  takeTurn(address: string): Promise<number | null>
}

/**
 * Records an address for the administrators, without requesting it. Suggesting a page that is waiting already adds
 * nothing. Neither the account nor the network address of the sender is stored.
 * @returns the listing that exists already, or null
 */
export function makeSuggestListing({ unitOfWork, clock, newId, takeTurn }: Deps) {
  return async (
    address: string,
    { url, name, reason }: SuggestListingInput,
  ): Promise<Result<StoredScholarship | null, TooManyRequests>> => {
    const waitSeconds = await takeTurn(address)
    if (waitSeconds !== null) return err(tooManyRequests(waitSeconds))
    const addressKey = addressKeyOf(url)
    return unitOfWork(async ({ listingSuggestions, scholarships }) => {
      await listingSuggestions.queueFor(addressKey)
      const ids = await listingSuggestions.idsOfListingsAt(addressKey)
      const found = await scholarships.findByIds(ids)
      const listed = [...found.values()].find((one) => isFindable(one, 'withPast'))
      if (listed !== undefined) return ok(listed)
      if (await listingSuggestions.isWaiting(addressKey)) return ok(null)
      await listingSuggestions.put({
        id: newId(),
        url,
        addressKey,
        name,
        reason,
        status: 'open',
        scholarshipId: null,
        createdAt: clock.now(),
        decidedAt: null,
        decidedBy: null,
        version: 1,
      })
      return ok(null)
    })
  }
}
