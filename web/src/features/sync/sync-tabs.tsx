import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { paths } from '#paths'
import { type SyncView, syncMessages as text } from './sync-messages.ts'

const views: readonly SyncView[] = ['sources', 'runs', 'merges']

/** Links, for each part has an address of its own. */
export function SyncTabs({ view }: { view: SyncView }) {
  return (
    <nav aria-label={text.parts}>
      <ul className="flex flex-wrap gap-2">
        {views.map((name) => (
          <li key={name}>
            <Link
              to={paths.adminSync(name === 'sources' ? {} : { view: name })}
              aria-current={name === view ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded border px-4 font-semibold',
                name === view
                  ? 'border-sea bg-sea-soft text-sea'
                  : 'border-edge hover:border-sea',
              )}
            >
              {text.views[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
