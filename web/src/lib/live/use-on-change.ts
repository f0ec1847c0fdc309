import { useEffect, useEffectEvent, useRef } from 'react'

/** Acts when what is kept up to date elsewhere on the page has become another; not at first. */
export function useOnChange(key: string, act: () => void): void {
  const before = useRef(key)
  const changed = useEffectEvent(act)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    changed()
  }, [key])
}
