import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What it does, for people who do not see the icon. */
  label: string
  icon: ReactNode
}

/** A 44-px target with only an icon. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded text-ink transition-colors hover:bg-sea-soft hover:text-sea',
        className,
      )}
    >
      {icon}
    </button>
  )
}
