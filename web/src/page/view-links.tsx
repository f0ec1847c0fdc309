import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { tabListStyle, tabStyle } from '#ui/tab-style.ts'

/** A phone has no room for more. */
const sideBySideMax = 4

type Props<Name extends string> = {
  /**
   * Names what the views show, for people who do not see them; on a phone it stands before the name of the current
   * view.
   */
  label: string
  views: readonly { name: Name; label: string; to: string }[]
  current: Name
}

/**
 * Links to the views of one thing, each with an address of its own, in the look of `Tabs`. A phone folds a long list
 * of them.
 */
export function ViewLinks<Name extends string>({ label, views, current }: Props<Name>) {
  const isFolded = views.length > sideBySideMax
  const links = (
    <ul
      className={classNames(
        tabListStyle,
        isFolded &&
          'max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] max-sm:border-0 max-sm:*:*:px-0',
      )}
    >
      {views.map(({ name, ...view }) => (
        <li key={name}>
          <Link
            to={view.to}
            aria-current={name === current ? 'page' : undefined}
            className={tabStyle}
          >
            {view.label}
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <nav aria-label={label}>
      {isFolded ? (
        // Keyed by the current view, so that it is closed again on the view it led to.
        <details
          key={current}
          className="fold max-sm:rounded max-sm:border max-sm:border-edge max-sm:px-inset"
        >
          <summary className="py-2.5 font-semibold">
            {label}: {views.find(({ name }) => name === current)?.label}
          </summary>
          {links}
        </details>
      ) : (
        links
      )}
    </nav>
  )
}
