import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const positions = new Map<string, number>()
let lastPath: string | null = null

/**
 * Does what a browser does on a new page, for pages that change without loading: a new page starts at the top with
 * the focus on its heading; Back and Forward return to the old scroll position. Stands beside the page inside its
 * Suspense, so it runs when the page itself is there.
 */
export function Arrival() {
  const { key, pathname } = useLocation()
  const isReturn = useNavigationType() === 'POP'

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    const isFirst = lastPath === null
    const isOtherPage = lastPath !== pathname
    lastPath = pathname
    // From now on, data that arrives quickly shows no skeleton; the frame's skeletons were there already.
    if (isFirst) delete document.getElementById('root')?.dataset.framed
    if (isReturn) return restore(positions.get(key) ?? 0)
    if (isFirst || !isOtherPage) return
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [key, pathname, isReturn])

  return null
}

/** Lists come from the cache a moment after the page, so this tries for half a second until the page is tall enough. */
function restore(top: number): () => void {
  const giveUpAt = performance.now() + 500
  let frame = 0
  const attempt = () => {
    window.scrollTo(0, top)
    const isThere = Math.abs(window.scrollY - top) < 2
    if (!isThere && performance.now() < giveUpAt) frame = requestAnimationFrame(attempt)
  }
  attempt()
  return () => cancelAnimationFrame(frame)
}
