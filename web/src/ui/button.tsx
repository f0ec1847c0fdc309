import { useId, type ComponentProps, type ReactNode } from 'react'
import { buttonStyle, FLUSH, type ButtonKind, type ButtonSize } from './button-style.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled'> & {
  /** Says what it does: "Save draft", not "OK". */
  children: ReactNode
  kind?: ButtonKind
  size?: ButtonSize
  /** Quiet buttons only: the label lines up with the text above. */
  isFlush?: boolean
  /** While the action runs, the button keeps its place and the focus, and ignores presses. */
  isBusy?: boolean
  /** Why the button cannot be pressed; shown below its row and read out with it. */
  disabledReason?: string | null
  /** Set while another action in the same place runs. A lasting block needs a `disabledReason`. */
  'aria-disabled'?: boolean
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
  const reasonId = useId()
  const isBlocked = Boolean(isBusy || disabledReason || rest['aria-disabled'])
  return (
    <>
      <button
        type="button"
        {...rest}
        className={buttonStyle(kind, size, classNames(isFlush && FLUSH, className))}
        // Not `disabled`: that would take the focus away and hide the reason.
        aria-disabled={isBlocked || undefined}
        aria-busy={isBusy || undefined}
        aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
        onClick={isBlocked ? (event) => event.preventDefault() : rest.onClick}
      >
        {isBusy && <Spinner />}
        {rest.children}
      </button>
      {disabledReason && (
        <span id={reasonId} className="order-last mt-1 block basis-full text-sm text-muted">
          {disabledReason}
        </span>
      )}
    </>
  )
}
