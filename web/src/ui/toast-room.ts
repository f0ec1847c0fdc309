const GAP = 16
const WAIT_MS = 500

/**
 * On a phone toasts stand where a page begins: one that came with the page would lie on its heading,
 * so that the page begins below it. The room stays until the next page: nothing moves under a finger.
 * The first toast is drawn a moment after the page. Answers how to stop waiting for it.
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

/** From now on each page, and each view of one, that has a title of its own. Answers how to stop. */
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

/** False: no toast is there. */
function hasLeftRoom(): boolean {
  const main = document.querySelector('main')
  const heading = main?.querySelector('h1')?.getBoundingClientRect()
  const toast = document.querySelector('[data-toasts]')?.getBoundingClientRect()
  if (!main || !heading || !toast || toast.height === 0) return false
  const isCovered = toast.top < heading.bottom && heading.top < toast.bottom
  if (isCovered) main.style.paddingTop = `${toast.bottom + GAP - heading.top}px`
  return true
}
