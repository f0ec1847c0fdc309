import { useState, type ReactNode } from 'react'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

/** Called with the server's thanks once it has accepted the form. */
type OnSent = (thanks: string) => void

/**
 * A form that people may send as often as they like: after sending, the thanks and a button for the next one replace
 * it.
 * @param props.again label of that button
 */
export function ThankedForm(props: {
  again: string
  children: (onSent: OnSent) => ReactNode
}) {
  const [thanks, setThanks] = useState<string | null>(null)
  if (thanks === null) {
    return props.children((message) => {
      setThanks(message)
      focusHeading()
    })
  }
  return (
    <div className="flex flex-col items-start gap-5">
      <div role="status" className="w-full">
        <Notice tone="good">{thanks}</Notice>
      </div>
      <Button onClick={() => setThanks(null)}>{props.again}</Button>
    </div>
  )
}
