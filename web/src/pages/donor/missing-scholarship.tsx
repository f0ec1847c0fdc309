import { scholarshipMessages as text } from '#features/scholarship-form/scholarship-form-messages.ts'
import { LinkButton } from '#page/links.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { paths } from '#paths'

/** In place of a scholarship that is not there, or not the reader's to edit. */
export function MissingScholarship() {
  return (
    <EmptyState
      title={text.notFound}
      action={<LinkButton to={paths.home()}>{text.backHome}</LinkButton>}
    >
      {text.notFoundText}
    </EmptyState>
  )
}
