import { useState } from 'react'
import type { DialogProps, DialogShape } from './dialog-props.ts'
import { LazyPart, lazyPart } from './lazy-part.tsx'
import { PartFailed } from './part-failed.tsx'

// Loaded with the first dialog: most people open none on a page.
const DialogPopup = lazyPart(async () => (await import('./dialog-popup.tsx')).DialogPopup)

/** A question or a short form in the middle of the screen. */
export function Dialog(props: DialogProps) {
  return <Overlay {...props} kind="dialog" />
}

/** Slides in from the side (from below on phones), for longer content such as filters. */
export function Sheet(props: DialogProps) {
  return <Overlay {...props} kind="sheet" />
}

/** A long form, as wide as reading allows and full-screen on a phone. It saves by itself, so closing asks nothing. */
export function FullDialog(props: DialogProps) {
  return <Overlay {...props} kind="full" />
}

function Overlay(props: DialogProps & { kind: DialogShape }) {
  const [wasOpened, setWasOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <LazyPart failed={props.isOpen && <PartFailed />}>
      <DialogPopup {...props} />
    </LazyPart>
  )
}
