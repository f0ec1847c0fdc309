import { useEffect, useRef, useState } from 'react'
import { noticeMessages as text } from './notice-messages.ts'

/** The pause between two announcements: ten reminders in one morning are one interruption. */
const PAUSE_MS = 30_000
/** Notices that come together are announced together. */
const GATHER_MS = 2_000

/**
 * What to announce when unread notices come: never the number that was there when the page opened, nor a decrease
 * after reading some.
 * @param unread null until it is known
 */
export function useAnnouncedCount(unread: number | null): string {
  const [words, setWords] = useState('')
  const announced = useRef<number | null>(null)
  const announcedAt = useRef(-Infinity)
  useEffect(() => {
    if (unread === null) return undefined
    if (announced.current === null || unread <= announced.current) {
      announced.current = unread
      return undefined
    }
    const waitMs = Math.max(GATHER_MS, announcedAt.current + PAUSE_MS - Date.now())
    const timer = setTimeout(() => {
      announced.current = unread
      announcedAt.current = Date.now()
      setWords(text.came(unread))
    }, waitMs)
    return () => clearTimeout(timer)
  }, [unread])
  return words
}
