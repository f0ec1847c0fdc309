import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import type { StoredScholarship } from './stored-scholarship.ts'

/**
 * What other areas do when records change, in the same transaction. `record` does not import other areas;
 * `composition/stores.ts` wires the hooks.
 */
export type ChangeHooks = {
  /** Records from elsewhere, each in the state in which students may see it now. */
  beforeShow(records: readonly StoredScholarship[], now: Date): Promise<StoredScholarship[]>
  /** Why a record that a person wants to publish must wait, in words for them; null lets it through. */
  beforePublish(
    record: StoredScholarship,
    viewer: SignedInViewer,
    now: Date,
  ): Promise<string | null>
  /** After records were stored and published. */
  afterChange(records: readonly StoredScholarship[], now: Date): Promise<void>
}
