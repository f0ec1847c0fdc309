import { escapeHtml } from '@landfall/kit/core/escape-html'
import type { Log } from '@landfall/kit/observability/log'
import { matchesRoute } from './match-route.ts'
import { withinTime } from './within-time.ts'

/** One request that a page makes as it opens. */
export type FirstQuestion = { query: string; variables: Record<string, unknown> }

/** The HTML around a page; `<!--page-->` is where the page itself goes. */
export type VisitorPage = { pattern: string; html: string }

/** The web build's program that makes pages as visitors see them before any script has run. */
export type PageRenderer = {
  questionsOf(path: string): FirstQuestion[]
  /**
   * @param answers to its questions, in their order; without one, the page asks for itself
   * @returns `first` is what the page's scripts find there, by name
   */
  renderVisitorPage(
    path: string,
    answers: readonly (object | null)[],
  ): Promise<{ title: string; markup: string; first: { name: string; value: object }[] }>
}

/** Asks the graph as a visitor; null when it has no whole answer. */
export type AskAsVisitor = (question: FirstQuestion) => Promise<object | null>

/** A page that lacks only the moment at which it was asked for, which is no part of its content. */
export type PageAt = (at: string) => string

export type VisitorPages = {
  /** The page with its first data; null where there is no such page, or nothing can make it now. */
  make(path: string): Promise<PageAt | null>
}

const PLACE = '<!--page-->'
/** Making one takes some milliseconds of this process, which has other work: with so many waiting, browsers do it. */
const WAITING_MAX = 8

/** Makes the pages that visitors open most, so that they can be read before their scripts have come. */
export function createVisitorPages(o: {
  pages: readonly VisitorPage[]
  renderer: PageRenderer | null
  ask: AskAsVisitor
  log: Pick<Log, 'error'>
}): VisitorPages {
  const { pages, renderer } = o
  let waiting = 0
  return {
    async make(path) {
      const page = pages.find(({ pattern }) => matchesRoute([pattern], path))
      if (!page || !renderer || waiting >= WAITING_MAX) return null
      waiting += 1
      try {
        const questions = renderer.questionsOf(path)
        const answers = await Promise.all(questions.map((one) => withinTime(o.ask(one))))
        return fill(page, await renderer.renderVisitorPage(path, answers))
      } catch (error) {
        o.log.error({ err: error }, 'a page was not made: browsers make it themselves')
        return null
      } finally {
        waiting -= 1
      }
    },
  }
}

type Rendered = Awaited<ReturnType<PageRenderer['renderVisitorPage']>>

function fill({ html }: VisitorPage, { title, markup, first }: Rendered): PageAt {
  const visitor = { name: 'SessionViewer {}', value: { viewer: null } }
  const titled = html.replace(
    /<title>[^<]*<\/title>/,
    () => `<title>${escapeHtml(title)}</title>`,
  )
  return (at) => {
    const elements = [visitor, ...first].map((one) => element(one, at))
    const page = `<div id="root">${markup}</div>${elements.join('')}`
    return titled.replace(PLACE, () => page)
  }
}

// Data of this type is never run, and nothing in it can end the element.
function element({ name, value }: Rendered['first'][number], at: string): string {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" data-first="${escapeHtml(name)}" data-at="${at}">${json}</script>`
}
