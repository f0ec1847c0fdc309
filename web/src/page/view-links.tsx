import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'

type Props<Name extends string> = {
  /** What they are views of, for people who do not see them. */
  label: string
  views: readonly { name: Name; label: string; to: string }[]
  current: Name
}

/** Views of one page as links, for each has an address of its own. */
export function ViewLinks<Name extends string>({ label, views, current }: Props<Name>) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {views.map((view) => (
          <li key={view.name}>
            <Link
              to={view.to}
              aria-current={view.name === current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded border px-4 font-semibold',
                view.name === current
                  ? 'border-sea bg-sea-soft text-sea'
                  : 'border-edge hover:border-sea',
              )}
            >
              {view.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
