/**
 * The answers that the gateway put into a visitor's page together with its markup, one element each:
 * `<script type="application/json" data-first="Operation {"variables":1}" data-at="…">`.
 * Only the requests that the page itself makes first find their answers here; each is handed out once.
 */

/** A page that comes from the browser's history may be days old. */
const freshForMs = 5 * 60_000

/** The name of the element with Apollo's cache, as it was when the page was rendered. */
export const keptCacheKey = 'cache'

/** The answer's data, or null when the server has to be asked. */
export function takePreloadedResult(operation: string, variables: object): object | null {
  return takeFirst(firstAnswerKey(operation, variables))
}

/** Takes what came with the page under this name, once; null if there is nothing or it is no longer fresh. */
export function takeFirst(name: string): object | null {
  const element = elements().find(({ dataset }) => dataset.first === name)
  if (!element) return null
  element.remove()
  return isFresh(element) ? (JSON.parse(element.textContent) as object) : null
}

/**
 * Whether a rendered page came along that can be hydrated. Read before anybody takes an answer. The frame of
 * signed-in people's pages is not such a page.
 */
export const isPageThere = elements().length > 0 && elements().every(isFresh)

/** Drops the answers for somebody who is, or may be, signed in: they were made for visitors. */
export function dropFirstAnswers(): void {
  for (const element of elements()) element.remove()
}

/** How an answer is named. The order of the variables counts. */
export function firstAnswerKey(operation: string, variables: object): string {
  return `${operation} ${JSON.stringify(variables)}`
}

function isFresh({ dataset }: HTMLElement): boolean {
  return Math.abs(Date.now() - Date.parse(dataset.at ?? '')) < freshForMs
}

function elements(): HTMLElement[] {
  if (import.meta.env.SSR) return []
  return [...document.querySelectorAll<HTMLElement>('script[data-first]')]
}
