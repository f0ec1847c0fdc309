import { LRUCache } from 'lru-cache'
import type { RecordHeads } from './record-heads.ts'
import type { VisitorPages } from './visitor-pages.ts'
import { type WebFile, compressPage } from './web-file.ts'

/** A page for people without a session; 404 where it is about a record that does not exist. */
export type PublicPage = { status: 200 | 404; file: WebFile }

export type PublicPages = {
  /**
   * Null where visitors get the client's own page.
   * @param o.isPlain whether the address has no query, which a page might show
   */
  find(path: string, o: { isPlain: boolean }): Promise<PublicPage | null>
}

const PAGES_MAX = 100
/** Short, so that news in the catalog shows at once; many visitors together ask once. */
const FRESH_FOR_MS = 1_000

/**
 * Pages with what they are about in their head, and where they can be made, with their content.
 * @param o.template the client's page
 */
export function createPublicPages(o: {
  template: WebFile | undefined
  heads: RecordHeads
  pages: VisitorPages
}): PublicPages {
  const { template, heads, pages } = o
  if (!template) return { find: async () => null }
  const shell = Buffer.from(template.bodies.identity).toString('utf8')
  const kept = new LRUCache<string, Promise<PublicPage | null>>({
    max: PAGES_MAX,
    ttl: FRESH_FOR_MS,
    perf: Date,
  })
  const make = async (path: string, isPlain: boolean): Promise<PublicPage | null> => {
    const [head, page] = await Promise.all([
      heads.find(path),
      isPlain ? pages.make(path) : null,
    ])
    const fill = typeof head === 'function' ? head : (html: string) => html
    if (!page && !head) return null
    if (!page && head === 'none') return { status: 404, file: template }
    const htmlAt = (at: string) => fill(page?.(at) ?? shell)
    // The tag leaves out when the page was asked for: a page with the same answers need not be sent again.
    const file = await compressPage(htmlAt(new Date().toISOString()), { tagOf: htmlAt('') })
    return { status: head === 'none' ? 404 : 200, file }
  }
  return {
    async find(path, { isPlain }) {
      const key = `${isPlain ? 'plain' : 'asking'} ${path}`
      const known = kept.get(key)
      if (known) return known
      const page = make(path, isPlain)
      kept.set(key, page)
      // The next visitor asks again for a page that could not be made.
      const found = await page.catch(() => null)
      if (!found) kept.delete(key)
      return found
    },
  }
}
