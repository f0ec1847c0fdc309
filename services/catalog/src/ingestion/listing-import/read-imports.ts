import { isUuid } from '@landfall/kit/core/ids'
import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import { canUseImport } from './listing-import.policy.ts'
import type { ListingImportStore } from './listing-import.store.ts'
import {
  type ImportRow,
  type ListingImport,
  PLATFORM_SCOPE,
  type RowOutcome,
  type RowState,
} from './listing-import.ts'

type Position = { createdAt: Date; id: string }
type Page = { records: ListingImport[]; hasNextPage: boolean; totalCount: number }
type RowsAsked = {
  outcome: RowOutcome | null
  state: RowState | null
  first: number
  after: number
}

/** Reads uploaded files for resolvers. */
export function makeReadImports({
  listingImports,
}: {
  listingImports: ListingImportStore
}) {
  return {
    /** Null if there is none, or the viewer may not see it. */
    async findImport(viewer: SignedInViewer, id: string): Promise<ListingImport | null> {
      const found = isUuid(id) ? await listingImports.find(id) : null
      return found !== null && canUseImport(viewer, found) ? found : null
    },

    /** Latest first. @param ownerId null for the platform's own. @param _user of these imports */
    async listImports(
      _user: SignedInViewer,
      ownerId: string | null,
      { first, after }: { first: number; after: Position | null },
    ): Promise<Page> {
      const scope = ownerId ?? PLATFORM_SCOPE
      const found = await listingImports.ofScope(scope, { first, after })
      return {
        records: found.slice(0, first),
        hasNextPage: found.length > first,
        totalCount: await listingImports.countOfScope(scope),
      }
    },

    /** Rows of a file that the viewer was shown. */
    async listImportRows(
      { id }: ListingImport,
      asked: RowsAsked,
    ): Promise<{ rows: ImportRow[]; hasNextPage: boolean }> {
      const found = await listingImports.pageOfRows(id, asked)
      return { rows: found.slice(0, asked.first), hasNextPage: found.length > asked.first }
    },
  }
}
