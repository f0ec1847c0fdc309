import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import type { ListingImport } from './listing-import.ts'
import type { ListingImportStore } from './listing-import.store.ts'

type Lookup = Pick<ListingImportStore, 'references' | 'ownTitles'>
type Records = {
  findByIds(ids: readonly string[]): Promise<ReadonlyMap<string, StoredScholarship>>
}

/**
 * Which record each key stands for: from an earlier import, else the owner's record with the same title and deadline.
 */
export async function recordsOfKeys(
  { listingImports, records }: { listingImports: Lookup; records: Records },
  { scope, ownerId }: Pick<ListingImport, 'scope' | 'ownerId'>,
  keys: readonly string[],
): Promise<Map<string, StoredScholarship>> {
  const ids = await listingImports.references(scope, keys)
  if (keys.some((key) => key.startsWith('title:') && !ids.has(key))) {
    for (const { id, title, deadline } of await listingImports.ownTitles(ownerId)) {
      const plain = title.toLowerCase().replaceAll(/\s+/g, ' ')
      const key = `title:${plain}|${deadline ?? ''}`
      if (!ids.has(key)) ids.set(key, id)
    }
  }
  const asked = keys.flatMap((key) => ids.get(key) ?? [])
  const found = await records.findByIds([...new Set(asked)])
  const known = keys.flatMap((key) => {
    const record = found.get(ids.get(key) ?? '')
    // An archived record is gone for its owner, and one that now belongs to somebody else is not theirs.
    const isUsable = record?.status !== 'archived' && record?.ownerId === ownerId
    return record !== undefined && isUsable ? [[key, record] as const] : []
  })
  return new Map(known)
}
