import type { Viewer } from '#lib/session/session.ts'
import { storyWritingMessages as text } from './story-writing-messages.ts'

/** The writers for whom the viewer may write; the empty value is the site itself. */
export function writersOf(viewer: Viewer): { value: string; label: string }[] {
  const organizations = (viewer.memberships ?? [])
    .filter(({ role }) => role === 'OWNER' || role === 'EDITOR')
    .map(({ organization }) => ({ value: organization.id, label: organization.name }))
  const isAdmin = viewer.roles?.includes('ADMIN')
  return [...organizations, ...(isAdmin ? [{ value: 'site', label: text.forSite }] : [])]
}
