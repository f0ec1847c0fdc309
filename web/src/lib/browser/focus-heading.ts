/** A dialog that was told to close leaves with the next rendering; longer nobody waits for it. */
const dialogClosesWithinMs = 1000

/** For when the focused control leaves the page with what it did: reading goes on from the page's title. */
export function focusHeading(giveUpAt = performance.now() + dialogClosesWithinMs): void {
  // While a dialog is open nothing outside it can take the focus, and closed it gives it back.
  const isCovered = document.querySelector('[role="dialog"][data-open]') !== null
  if (isCovered && performance.now() < giveUpAt) {
    requestAnimationFrame(() => focusHeading(giveUpAt))
    return
  }
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
