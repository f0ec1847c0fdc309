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
  /** Seconds to wait for whoever asks from an address; null for none. */
  takeTurn(address: string): Promise<number | null>
}

/**
 * Takes down an address for the administrators; nothing is asked of it. Who suggests a page that waits
 * already adds nothing. Neither account nor address of whoever asks is kept.
 * @returns the listing that is there already, null when there is none
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
