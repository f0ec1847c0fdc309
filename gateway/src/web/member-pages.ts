import { matchesRoute } from './match-route.ts'
import { type WebFile, compressPage } from './web-file.ts'

/** A page of the build: the same for everybody who is signed in, without anybody's own data. */
export type MemberPage = { pattern: string; html: string }

export type MemberPages = {
  /** What somebody signed in gets at this path before any script has run; null where they get the client's page. */
  find(path: string): Promise<WebFile> | null
}

const EVERYTHING = '*'

/** Pages with the frame of the site in them, each compressed when it is first asked for. */
export function createMemberPages(pages: readonly MemberPage[]): MemberPages {
  const made = new Map<string, Promise<WebFile>>()
  return {
    find(path) {
      const page = pages.find(
        ({ pattern }) => pattern === EVERYTHING || matchesRoute([pattern], path),
      )
      if (!page) return null
      const known = made.get(page.pattern)
      if (known) return known
      const file = compressPage(page.html)
      made.set(page.pattern, file)
      return file
    },
  }
}
