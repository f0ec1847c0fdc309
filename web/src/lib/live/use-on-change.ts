import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `act` when a value that another part of the page keeps up to date has changed; not on the first render. */
export function useOnChange(key: string, act: () => void): void {
  const before = useRef(key)
  const changed = useEffectEvent(act)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    changed()
  }, [key])
}
