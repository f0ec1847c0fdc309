import { storiesMessages as text } from '#features/stories/stories-messages.ts'
import { EmptyState } from '#ui/empty-state.tsx'

/** Nothing invented stands here until there is something to tell. */
export function NoStories() {
  return (
    <EmptyState illustration="lighthouse" title={text.emptyTitle}>
      {text.empty}
    </EmptyState>
  )
}
