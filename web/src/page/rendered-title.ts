let last = 'Landfall'

/** Notes the title of a page that is made without a browser. */
export function noteTitle(title: string): void {
  last = title
}

/** The title of the page that was made last. */
export function lastTitle(): string {
  return last
}
