/** For when the focused control leaves the page with what it did: reading goes on from the page's title. */
export function focusHeading(): void {
  // While a dialog is open nothing outside it can take the focus, and closed it gives it back.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
