/** A dialog that was told to close is gone after the next rendering; nobody waits for it longer than this. */
const dialogClosesWithinMs = 1000

/**
 * Focuses the page's title, for when an action removes the control that had the focus: reading goes on from there, and
 * the page scrolls up to it.
 * @param options `preventScroll` for a control that makes way for what people wait for, in the same place
 */
export function focusHeading(
  options?: FocusOptions,
  giveUpAt = performance.now() + dialogClosesWithinMs,
): void {
  // While a dialog is open, nothing outside it can take the focus; when it closes, it gives the focus back.
  const isCovered = document.querySelector('[role="dialog"][data-open]') !== null
  if (isCovered && performance.now() < giveUpAt) {
    requestAnimationFrame(() => focusHeading(options, giveUpAt))
    return
  }
  document.querySelector<HTMLElement>('main h1')?.focus(options)
}
