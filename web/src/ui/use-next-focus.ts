import { useLayoutEffect, useRef } from 'react'

/**
 * Returns a function that takes the id of a control and focuses it once it is drawn, so that reading goes on there
 * after a row was added or removed.
 */
export function useNextFocus(): (id: string | null) => void {
  const wanted = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (wanted.current === null) return
    document.getElementById(wanted.current)?.focus()
    wanted.current = null
  })
  return (id) => {
    wanted.current = id
  }
}
