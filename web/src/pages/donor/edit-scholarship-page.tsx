import { useQuery } from '@apollo/client/react'
import { useNavigate, useParams } from 'react-router'
import { ownUniversityOf } from '#features/organizations/own-university.ts'
import {
  changeObstacle,
  publishObstacle,
} from '#features/organizations/publish-obstacle.ts'
import { scholarshipMessages as text } from '#features/scholarship-form/scholarship-form-messages.ts'
import {
  scholarshipFragment,
  valuesOf,
} from '#features/scholarship-form/scholarship-values.ts'
import { graphql, readFragment } from '#gql'
import type { EditScholarshipPageQuery } from '#gql/graphql'
import { LinkButton } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { Page } from '#page/page.tsx'
import { useViewer, type Viewer } from '#lib/session/session.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { paths } from '#paths'
import { useLeaveTo } from './use-leave-to.ts'

/** Loaded separately: of no use before the scholarship is read. */
const ScholarshipForm = lazyPart(
  async () =>
    (await import('#features/scholarship-form/scholarship-form.tsx')).ScholarshipForm,
)

const query = graphql(`
  query EditScholarshipPage($id: ID!) {
    scholarship(id: $id) {
      id
      ownerId
      status
      ...ScholarshipValues_Scholarship
    }
  }
`)

export function EditScholarshipPage() {
  const viewer = useViewer()
  const { id = '' } = useParams()
  const result = useQuery(query, {
    variables: { id },
    // Cached values must not overwrite what another editor saved a moment ago.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  if (!viewer) return null
  const { data } = result
  const editor = data?.scholarship && editorOf(viewer, data.scholarship)
  return (
    <Page title={text.editTitle} width="prose">
      {data?.scholarship && editor ? (
        <LazyPart fallback={<FormSkeleton />} failed={<PartFailed />}>
          <Editor key={id} viewer={viewer} {...editor} scholarship={data.scholarship} />
        </LazyPart>
      ) : data ? (
        <EmptyState
          title={text.notFound}
          action={<LinkButton to={paths.home()}>{text.backHome}</LinkButton>}
        >
          {text.notFoundText}
        </EmptyState>
      ) : (
        <QueryState result={result} failed={text.loadFailed} label={text.loading}>
          <FormSkeleton />
        </QueryState>
      )}
    </Page>
  )
}

function FormSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </div>
  )
}

type Scholarship = NonNullable<EditScholarshipPageQuery['scholarship']>
type EditorProps = {
  viewer: Viewer
  obstacle: string | null
  ownUniversityId: string | null
  scholarship: Scholarship
}

function Editor({ viewer, obstacle, ownUniversityId, ...props }: EditorProps) {
  const navigate = useNavigate()
  const leaveTo = useLeaveTo()
  const scholarship = readFragment(scholarshipFragment, props.scholarship)
  const isArchived = scholarship.status === 'ARCHIVED'
  return (
    <ScholarshipForm
      viewerId={viewer.id}
      target={{ kind: 'existing', id: scholarship.id, version: scholarship.version }}
      initial={valuesOf(scholarship)}
      isPublished={scholarship.status === 'PUBLISHED'}
      obstacle={isArchived ? text.archived : obstacle}
      ownUniversityId={ownUniversityId}
      leaveTo={leaveTo}
      onSaved={() => void navigate(leaveTo)}
    />
  )
}

/**
 * Returns null unless the viewer may edit this organization's scholarship; `obstacle` is what keeps students from
 * seeing it.
 */
function editorOf(
  viewer: Viewer,
  { ownerId, status }: Pick<Scholarship, 'ownerId' | 'status'>,
): { obstacle: string | null; ownUniversityId: string | null } | null {
  const membership = viewer.memberships?.find(
    ({ role, organization }) =>
      organization.id === ownerId && (role === 'OWNER' || role === 'EDITOR'),
  )
  if (!membership && !viewer.roles?.includes('ADMIN')) return null
  const obstacleOf = status === 'PUBLISHED' ? changeObstacle : publishObstacle
  return {
    obstacle: obstacleOf(viewer, membership?.organization.verification ?? null),
    ownUniversityId: membership ? ownUniversityOf(membership.organization) : null,
  }
}
