import { ViewLinks } from '#page/view-links.tsx'
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

/** Links, because each part has an address of its own. Moderators see only their parts. */
export function AdminTabs({ view }: { view: AdminView }) {
  const isAdmin = useViewer()?.roles?.includes('ADMIN')
  const views = tabs
    .filter(({ isForModerators }) => isAdmin || isForModerators)
    .map((tab) => ({ name: tab.view, label: text.views[tab.view], to: tab.to }))
  return <ViewLinks label={text.tabs} views={views} current={view} />
}
