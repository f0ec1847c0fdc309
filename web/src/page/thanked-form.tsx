import { useState, type ReactNode } from 'react'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

/** What is called with the thanks of the server once the form was taken. */
type OnSent = (thanks: string) => void

/**
 * A form that is sent as often as somebody likes: what was sent makes room for the thanks and a button for the next.
 * @param props.again what that button says
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
