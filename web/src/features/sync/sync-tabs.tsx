import { ViewLinks } from '#page/view-links.tsx'
import { workspacePaths } from '#workspace-paths'
import { type SyncView, syncMessages as text } from './sync-messages.ts'

const names: readonly SyncView[] = ['sources', 'runs', 'merges']
const views = names.map((name) => ({
  name,
  label: text.views[name],
  to: workspacePaths.adminSync(name === 'sources' ? {} : { view: name }),
}))

export function SyncTabs({ view }: { view: SyncView }) {
  return <ViewLinks label={text.parts} views={views} current={view} />
}
