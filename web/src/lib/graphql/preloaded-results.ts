/**
 * Answers that the gateway put into a visitor's page together with its markup, one element each:
 * `<script type="application/json" data-first-answer='Operation {"variables":1}' data-at="…">`.
 * Only requests that the page itself makes first find theirs here; each is handed out once.
 */

/** A page that comes from the browser's history may be days old. */
const freshForMs = 5 * 60_000

/** The answer's data, or null when the server has to be asked. */
export function takePreloadedResult(operation: string, variables: object): object | null {
  const key = firstAnswerKey(operation, variables)
  const element = elements().find(({ dataset }) => dataset.firstAnswer === key)
  if (!element) return null
  element.remove()
  const ageMs = Date.now() - Date.parse(element.dataset.at ?? '')
  return Math.abs(ageMs) < freshForMs ? (JSON.parse(element.textContent) as object) : null
}

/** For somebody who is, or may be, signed in: what a visitor was told is not for them. */
export function dropFirstAnswers(): void {
  for (const element of elements()) element.remove()
}

/** How an answer is named. The order of the variables counts. */
export function firstAnswerKey(operation: string, variables: object): string {
  return `${operation} ${JSON.stringify(variables)}`
}

function elements(): HTMLElement[] {
  if (import.meta.env.SSR) return []
  return [...document.querySelectorAll<HTMLElement>('script[data-first-answer]')]
}
