/** For when the focused control leaves the page with what it did: reading goes on from the page's title. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
