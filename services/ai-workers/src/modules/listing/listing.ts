import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'

/** A listing as stored in the read copy. */
export type ChangedListing = {
  /** The change's place among all changes of the copy. */
  changeSeq: number
  toldAt: Date
  listing: ListingCriteria
}
