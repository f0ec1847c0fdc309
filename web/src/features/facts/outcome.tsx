import { useEffect, useRef } from 'react'

type Props = {
  /** Empty before anything was answered. */
  words: string
  /** What was pressed is gone, and nothing came in its place. */
  takesFocus: boolean
}

/** What an answer changed, said aloud. */
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
