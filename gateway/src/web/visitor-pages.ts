import { type WebFile, compressPage } from './web-file.ts'
import { withinTime } from './within-time.ts'

/** One request that a page makes as it opens; `key` is how the page finds the answer. */
export type FirstQuestion = {
  key: string
  query: string
  variables: Record<string, unknown>
}

/** A page as visitors see it before any script has run, without data. */
export type VisitorPage = {
  path: string
  html: string
  questions: readonly FirstQuestion[]
}

/** Asks the graph as a visitor; null when it has no whole answer. */
export type AskAsVisitor = (question: FirstQuestion) => Promise<object | null>

export type VisitorPages = {
  /** The page with its first data, or null where there is no such page. */
  find(path: string): Promise<WebFile | null>
}

/** Where the build wants the answers. */
const PLACE = '<!--first-answers-->'
/** What is new in the catalogue shows at once; many visitors together ask once. */
const FRESH_FOR_MS = 1_000

/** Puts the answers to a page's first questions into its HTML, so that it need not wait for them. */
export function createVisitorPages(
  pages: readonly VisitorPage[],
  ask: AskAsVisitor,
): VisitorPages {
  const known = new Map(pages.map((page) => [page.path, page]))
  const kept = new Map<string, { until: number; file: Promise<WebFile> }>()
  return {
    async find(path) {
      const page = known.get(path)
      if (!page) return null
      const last = kept.get(path)
      if (last && performance.now() < last.until) return last.file
      const file = makePage(page, ask)
      kept.set(path, { until: Infinity, file })
      const settle = () => kept.set(path, { until: performance.now() + FRESH_FOR_MS, file })
      file.then(settle, () => kept.delete(path))
      return file
    },
  }
}

async function makePage(page: VisitorPage, ask: AskAsVisitor): Promise<WebFile> {
  const answers = await Promise.all(
    page.questions.map(
      async (question) => [question.key, await withinTime(ask(question))] as const,
    ),
  )
  const given = answers.flatMap(([key, answer]) => (answer ? [[key, answer] as const] : []))
  const visitor = ['SessionViewer {}', { viewer: null }] as const
  const htmlAt = (at: string) => {
    const elements = [visitor, ...given].map(([key, answer]) => element(key, answer, at))
    return page.html.replace(PLACE, () => elements.join(''))
  }
  // When it was asked is no part of what it says: the same answers need not be sent again.
  return compressPage(htmlAt(new Date().toISOString()), { tagOf: htmlAt('') })
}

// Data of this type is never run, and nothing in it can end the element.
function element(key: string, answer: object, at: string): string {
  const json = JSON.stringify(answer).replaceAll('<', String.raw`\u003c`)
  const name = key.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<script type="application/json" data-first-answer="${name}" data-at="${at}">${json}</script>`
}
