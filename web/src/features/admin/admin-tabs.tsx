import { Link } from 'react-router'
import { useViewer } from '#lib/session/session.ts'
import { workspacePaths } from '#workspace-paths'
import { adminTabMessages as text, type AdminView } from './admin-tab-messages.ts'

const tabs: readonly { view: AdminView; to: string; isForModerators?: boolean }[] = [
  { view: 'overview', to: workspacePaths.admin() },
  { view: 'organizations', to: workspacePaths.adminVerification() },
  { view: 'listings', to: workspacePaths.adminVerification({ view: 'listings' }) },
  { view: 'reports', to: workspacePaths.adminReports(), isForModerators: true },
  { view: 'forum', to: workspacePaths.adminForum(), isForModerators: true },
  { view: 'stories', to: workspacePaths.adminStories() },
  { view: 'all-listings', to: workspacePaths.adminListings(), isForModerators: true },
  { view: 'messages', to: workspacePaths.adminMessages() },
  { view: 'sync', to: workspacePaths.adminSync() },
  { view: 'mentors', to: workspacePaths.adminVerification({ view: 'mentors' }) },
  { view: 'ai', to: workspacePaths.adminAi() },
  { view: 'immigration', to: workspacePaths.adminImmigration() },
  { view: 'users', to: workspacePaths.adminUsers() },
  { view: 'audit', to: workspacePaths.adminAudit() },
  { view: 'failed-work', to: workspacePaths.adminFailedWork() },
  { view: 'status', to: workspacePaths.adminStatus() },
  { view: 'features', to: workspacePaths.adminFeatures() },
]

/** Links, for each part has an address of its own. A moderator sees the parts that are theirs. */
export function AdminTabs({ view }: { view: AdminView }) {
  const isAdmin = useViewer()?.roles?.includes('ADMIN')
  return (
    <nav aria-label={text.tabs} className="border-b border-line">
      <ul className="flex flex-wrap gap-x-1">
        {tabs
          .filter(({ isForModerators }) => isAdmin || isForModerators)
          .map((tab) => (
            <li key={tab.view}>
              <Link
                to={tab.to}
                aria-current={tab.view === view ? 'page' : undefined}
                className="inline-flex min-h-11 items-center border-b-2 border-transparent px-4 font-semibold text-muted -outline-offset-3 hover:text-ink aria-[current=page]:border-sea aria-[current=page]:text-sea"
              >
                {text.views[tab.view]}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
