import { useEffect } from 'react'
import type { Autosave } from './autosave.ts'

type Flushable = Pick<Autosave<unknown>, 'flush' | 'stop'>

/** Saves when the page is left or hidden, and as soon as the connection is back. */
export function useLeaving(autosave: Flushable) {
  useEffect(() => {
    const send = () => void autosave.flush()
    const leave = () => void autosave.flush(true)
    const onVisibility = () => document.visibilityState === 'hidden' && leave()
    window.addEventListener('online', send)
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      window.removeEventListener('online', send)
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', onVisibility)
      autosave.stop()
      send()
    }
  }, [autosave])
}
