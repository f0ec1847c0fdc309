import { LinkButton } from '#page/links.tsx'
import { paths } from '#paths'
import { EmptyState } from '#ui/empty-state.tsx'
import { detailMessages as text } from '#features/scholarships/detail-messages.ts'

/** Loaded separately: few people come to a page that is not there. */
export function ScholarshipNotFound() {
  return (
    <EmptyState
      title="Scholarship not found"
      action={
        <LinkButton kind="primary" to={paths.scholarships()}>
          {text.backToSearch}
        </LinkButton>
      }
    >
      It may have been taken down, or the link may be mistyped.
    </EmptyState>
  )
}
