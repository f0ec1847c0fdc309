import { EditLink } from '#entities/scholarship/edit-link.tsx'
import { standingInWords } from '#entities/scholarship/listing-standing.ts'
import { draftMessages as text } from '#features/scholarships/draft-messages.ts'
import type { ScholarshipPageQuery } from '#gql/graphql'
import { useViewer } from '#lib/session/session.ts'
import { Notice } from '#ui/notice.tsx'

type Props = { scholarship: NonNullable<ScholarshipPageQuery['scholarship']> }

/** Over the page of what nobody can apply to: why, for everybody; over a draft, for those who made it. */
export function NotOpenNotice({ scholarship }: Props) {
  if (scholarship.status === 'DRAFT') return <DraftNotice scholarship={scholarship} />
  return <Notice tone="warn">{standingInWords(scholarship)}</Notice>
}

function DraftNotice({ scholarship: { id, title, ownerId } }: Props) {
  const viewer = useViewer()
  const mayEdit =
    viewer?.roles?.includes('ADMIN') ||
    viewer?.memberships?.some(
      ({ role, organization }) =>
        organization.id === ownerId && (role === 'OWNER' || role === 'EDITOR'),
    )
  return (
    <Notice tone="warn">
      <p className="font-semibold">{text.title}</p>
      <p>{text.words}</p>
      {mayEdit && (
        <div className="mt-3">
          <EditLink {...{ id, title }} label={text.edit} />
        </div>
      )}
    </Notice>
  )
}
