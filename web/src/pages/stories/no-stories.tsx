import { storiesMessages as text } from '#features/stories/stories-messages.ts'
import { EmptyState } from '#ui/empty-state.tsx'

/** Shown instead of invented stories until there is a real one. */
export function NoStories() {
  return (
    <EmptyState illustration="lighthouse" title={text.emptyTitle}>
      {text.empty}
    </EmptyState>
  )
}
