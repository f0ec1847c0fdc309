const GAP = 16
const WAIT_MS = 500

/**
 * On a phone, toasts stand where a page begins. One that came with the page would cover its heading, so the page
 * begins below it. The space stays until the next page, so that nothing moves under a finger. The first toast is
 * drawn a moment after the page.
 * @returns a function that stops waiting for it
 */
function leaveRoomForToast(): () => void {
  const main = document.querySelector('main')
  if (main) main.style.paddingTop = ''
  const giveUpAt = performance.now() + WAIT_MS
  let frame = 0
  const attempt = () => {
    if (!hasLeftRoom() && performance.now() < giveUpAt)
      frame = requestAnimationFrame(attempt)
  }
  attempt()
  return () => cancelAnimationFrame(frame)
}

/**
 * Leaves this space from now on, on each page and on each view with a title of its own.
 * @returns a function that stops it
 */
export function watchPages(): () => void {
  let stop: (() => void) | undefined
  const pages = new MutationObserver(() => {
    stop?.()
    stop = leaveRoomForToast()
  })
  const title = document.querySelector('title')
  if (title) pages.observe(title, { childList: true, characterData: true, subtree: true })
  return () => {
    stop?.()
    pages.disconnect()
  }
}

/** Moves the page below a toast that covers its heading; false while there is no toast. */
function hasLeftRoom(): boolean {
  const main = document.querySelector('main')
  const heading = main?.querySelector('h1')?.getBoundingClientRect()
  const toast = document.querySelector('[data-toasts]')?.getBoundingClientRect()
  if (!main || !heading || !toast || toast.height === 0) return false
  const isCovered = toast.top < heading.bottom && heading.top < toast.bottom
  if (isCovered) main.style.paddingTop = `${toast.bottom + GAP - heading.top}px`
  return true
}
