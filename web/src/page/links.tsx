import { Link, type LinkProps } from 'react-router'
import { buttonStyle, FLUSH, type ButtonKind, type ButtonSize } from '#ui/button-style.ts'
import { classNames } from '#ui/class-names.ts'

/** A link inside text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        'text-sea underline underline-offset-2 hover:text-sea-strong',
        className,
      )}
    />
  )
}

type LinkButtonProps = LinkProps & {
  kind?: ButtonKind
  size?: ButtonSize
  /** See `Button`. */
  isFlush?: boolean
}

/** A link that is the next step and so looks like a button. */
export function LinkButton({
  kind = 'secondary',
  size = 'normal',
  isFlush,
  className,
  ...rest
}: LinkButtonProps) {
  const extra = classNames(isFlush && FLUSH, className)
  return <Link {...rest} className={buttonStyle(kind, size, extra)} />
}
