import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { classNames } from '#ui/class-names.ts'

type HeaderIconLinkProps = {
  to: string
  /** All that it says, for people who do not see the icon; it holds the word. */
  label: string
  /** Below the icon, where the screen has room for it. */
  word: string
  icon: ReactNode
  /** Beside the icon. */
  children?: ReactNode
  className?: string
}

/** A way to one's own pages at the end of the header. */
export function HeaderIconLink(props: HeaderIconLinkProps) {
  const { to, label, word, icon, children, className } = props
  return (
    <NavLink
      to={to}
      title={label}
      className={classNames(
        'relative h-11 min-w-11 shrink-0 flex-col items-center justify-center rounded px-1 hover:bg-sea-soft hover:text-sea aria-[current=page]:text-sea',
        className ?? 'inline-flex',
      )}
    >
      {icon}
      {children}
      {/* Not as a label of the link: a count that stands beside the icon would then be read for part of its name. */}
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="hidden text-sm/none min-[75rem]:inline">
        {word}
      </span>
    </NavLink>
  )
}
