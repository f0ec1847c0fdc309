import { z } from 'zod'
import { fillHead, keepFromSearch } from './fill-head.ts'
import type { RecordHeads } from './record-heads.ts'

/** Heads of the web build's pages that are the same for everybody, each by its address. */
export const pageHeadsSchema = z.array(
  z.object({
    path: z.string(),
    title: z.string(),
    description: z.string(),
    /** The address of the same page under its other name. */
    canonical: z.string().optional(),
    /** Nothing for search engines, so it is not in the sitemap. */
    isUnlisted: z.boolean().optional(),
  }),
)
export type PageHead = z.output<typeof pageHeadsSchema>[number]

/** A student's matches, for people who have the link that the student gave. */
const SHARED_MATCHES = '/ai-matching/shared/'

/**
 * Heads of the site's own pages beside those of records.
 * @param o.publicUrl where people reach the site, without a slash at the end
 */
export function createPageHeads(o: {
  pages: readonly PageHead[]
  records: RecordHeads
  publicUrl: string
}): RecordHeads {
  const heads = new Map(
    o.pages.map(({ path, canonical, title, description }) => [
      path,
      fillHead({ path: canonical ?? path, title, description }, o.publicUrl),
    ]),
  )
  return {
    async find(path) {
      if (path.startsWith(SHARED_MATCHES)) return keepFromSearch
      return heads.get(path.replace(/(?<=.)\/$/, '')) ?? o.records.find(path)
    },
  }
}

/** Addresses for the sitemap, each page once. */
export function listedPaths(pages: readonly PageHead[]): string[] {
  return pages
    .filter(({ canonical, isUnlisted }) => !canonical && !isUnlisted)
    .map(({ path }) => path)
}
