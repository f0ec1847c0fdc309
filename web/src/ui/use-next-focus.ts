import { useLayoutEffect, useRef } from 'react'

/** Takes the id of the control that gets the focus once it is drawn: where reading goes on after a row came or went. */
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
