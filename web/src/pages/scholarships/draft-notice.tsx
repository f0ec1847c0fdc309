import { EditLink } from '#entities/scholarship/edit-link.tsx'
import { draftMessages as text } from '#features/scholarships/draft-messages.ts'
import type { ScholarshipPageQuery } from '#gql/graphql'
import { useViewer } from '#lib/session/session.ts'
import { Notice } from '#ui/notice.tsx'

type Props = { scholarship: NonNullable<ScholarshipPageQuery['scholarship']> }

/** A notice above a draft, for the people who made it. */
export function DraftNotice({ scholarship: { id, title, ownerId } }: Props) {
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
