import { useEffect, useRef } from 'react'

type Props = {
  /** Empty before anything was answered. */
  words: string
  /** The pressed button is gone, and nothing took its place. */
  takesFocus: boolean
}

/** What an answer changed, read aloud. */
export function Outcome({ words, takesFocus }: Props) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <p
      ref={place}
      role="status"
      tabIndex={-1}
      className="font-semibold text-good empty:hidden"
    >
      {words}
    </p>
  )
}
