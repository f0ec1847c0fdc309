const GAP = 16

/**
 * On a phone toasts stand where a page begins: one that came with the page would lie on its heading,
 * so that the page begins below it. The room stays until the next page: nothing moves under a finger.
 */
export function leaveRoomForToast(): void {
  const main = document.querySelector('main')
  if (!main) return
  main.style.paddingTop = ''
  const heading = main.querySelector('h1')?.getBoundingClientRect()
  const toast = document.querySelector('[data-toasts]')?.getBoundingClientRect()
  if (!heading || !toast || toast.height === 0) return
  const isCovered = toast.top < heading.bottom && heading.top < toast.bottom
  if (isCovered) main.style.paddingTop = `${toast.bottom + GAP - heading.top}px`
}
