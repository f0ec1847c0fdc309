import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { classNames } from '#ui/class-names.ts'

type HeaderIconLinkProps = {
  to: string
  /** The whole label, for people who do not see the icon; it contains the word. */
  label: string
  /** Shown below the icon, where the screen has room for it. */
  word: string
  icon: ReactNode
  /** Shown beside the icon. */
  children?: ReactNode
  className?: string
}

/** A link at the end of the header to one of the person's own pages. */
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
      {/* Not an `aria-label`: then a count beside the icon would be read as part of the link's name. */}
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="hidden text-sm/none min-[75rem]:inline">
        {word}
      </span>
    </NavLink>
  )
}
