import { Link } from 'react-router'
import { paths } from '#paths'
import { adminMessages as text, type AdminView } from './admin-messages.ts'

const views: readonly AdminView[] = ['organizations', 'listings', 'roles']

/** Links, for each part has an address of its own. */
export function AdminTabs({ view }: { view: AdminView }) {
  return (
    <nav aria-label={text.tabs} className="overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {views.map((name) => (
          <li key={name}>
            <Link
              to={paths.adminVerification(name === 'organizations' ? {} : { view: name })}
              aria-current={name === view ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent px-4 font-semibold text-muted -outline-offset-3 hover:text-ink aria-[current=page]:border-sea aria-[current=page]:text-sea"
            >
              {text[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
