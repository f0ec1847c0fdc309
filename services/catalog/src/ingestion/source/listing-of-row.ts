import { contentHash } from '../../record/scholarship/content-hash.ts'
import type {
  NewScholarship,
  Provenance,
  ScholarshipDetails,
} from '../../record/scholarship/scholarship.ts'
import { slugOf } from '../../record/scholarship/scholarship-slug.ts'
import { type Source, listingId } from './source.ts'

/** Makes the catalog's record of a source's row. @param year that the facts belong to */
export function listingOfRow(
  source: Pick<Source, 'key' | 'name' | 'licence' | 'newListings'>,
  rowKey: string,
  details: ScholarshipDetails,
  year: number,
): NewScholarship {
  const provenance: Provenance = {
    source: source.name,
    sourceId: rowKey,
    licence: source.licence,
    year,
    confidence: source.newListings === 'draft' ? 'low' : 'medium',
    urls: [details.sourceUrl, details.applicationUrl].flatMap((url) => url ?? []),
  }
  // The year advances by itself, and does not make an unchanged row count as changed.
  const { year: _year, ...same } = provenance
  return {
    ...details,
    id: listingId(source, rowKey),
    slug: slugOf(details.title),
    status: source.newListings,
    ownerId: null,
    provenance: { ...provenance, urls: [...new Set(provenance.urls)] },
    contentHash: contentHash({ details, provenance: same }),
  }
}
