let last = 'Landfall'

/** Notes the title of a page that is rendered without a browser. */
export function noteTitle(title: string): void {
  last = title
}

/** The title of the page that was rendered last. */
export function lastTitle(): string {
  return last
}
