import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'

/** A listing as the read copy has it. */
export type ChangedListing = {
  /** Its place among all changes of the copy. */
  changeSeq: number
  toldAt: Date
  listing: ListingCriteria
}
