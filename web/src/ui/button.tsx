import type { ComponentProps, ReactNode } from 'react'
import { buttonStyle, FLUSH, type ButtonKind, type ButtonSize } from './button-style.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  /** Says what it does: "Save draft", not "OK". */
  children: ReactNode
  kind?: ButtonKind
  size?: ButtonSize
  /** Of a quiet one: its words begin where the text above them does. */
  isFlush?: boolean
  /** The action runs: the button keeps its place and the focus, and does nothing more. */
  isBusy?: boolean
  /** Why it cannot be pressed, read out with it; there is no disabled button without a reason. */
  disabledReason?: string | null
}

export function Button(props: ButtonProps) {
  const {
    kind = 'secondary',
    size = 'normal',
    isFlush,
    isBusy,
    disabledReason,
    className,
    ...rest
  } = props
  const isBlocked = Boolean(isBusy || disabledReason)
  return (
    <button
      type="button"
      {...rest}
      className={buttonStyle(kind, size, classNames(isFlush && FLUSH, className))}
      // Not `disabled`: that would take the focus away and hide the reason.
      aria-disabled={isBlocked || undefined}
      aria-busy={isBusy || undefined}
      title={disabledReason ?? rest.title}
      onClick={isBlocked ? (event) => event.preventDefault() : rest.onClick}
    >
      {isBusy && <Spinner />}
      {rest.children}
    </button>
  )
}
