import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import type { MergePosition, MergeStore } from './merge.store.ts'
import type { MergeState } from './merge.ts'

type Asked = { state: MergeState; first: number; after: MergePosition | null }

/** Reads pairs of listings for resolvers. */
export function makeReadMerges({ merges }: { merges: MergeStore }) {
  return {
    listMerges: (_admin: SignedInViewer, { state, first, after }: Asked) =>
      merges.page(state, first, after),
  }
}
