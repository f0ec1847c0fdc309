import { useQuery } from '@apollo/client/react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { categories, kinds } from '#features/stories/stories-messages.ts'
import { StoryForm } from '#features/story-writing/story-form.tsx'
import { storyWritingMessages as text } from '#features/story-writing/story-writing-messages.ts'
import { writersOf } from '#features/story-writing/writers.ts'
import { graphql } from '#gql'
import type { ContentKind } from '#gql/graphql'
import { useViewer } from '#lib/session/session.ts'
import { LinkButton, TextLink } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { ListSkeleton } from '#page/paginated-list.tsx'
import { QueryState } from '#page/query-state.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { workspacePaths } from '#workspace-paths'

const query = graphql(`
  query StoryEditorPage($id: ID!) {
    contentPiece(id: $id) {
      id
      kind
      version
      applicationId
      spotlightId
      organization {
        id
      }
      words {
        category
        title
        subtitle
        story
        quote
        quoteAuthor
        impactSummary
        videoUrl
        tags
        studentName
        studentCountry
        studyField
        university
        graduationYear
        gpaImprovement
        currentRole
        sourceName
        sourceTitle
        sourceOrganization
        sourceType
        testimonial
        rating
        heroImage {
          id
          alt
        }
        profileImage {
          id
          alt
        }
        sourceImage {
          id
          alt
        }
        galleryImages {
          id
          alt
          url
        }
      }
    }
  }
`)

/** /story-workspace/new */
export function NewStoryPage() {
  const [search] = useSearchParams()
  const viewer = useViewer()
  const navigate = useNavigate()
  const kind = (Object.keys(kinds) as ContentKind[]).find(
    (one) => one === search.get('kind'),
  )
  const writers = viewer ? writersOf(viewer) : []
  const writer = writers.find(({ value }) => value === search.get('organization'))
  if (!kind || !writer) return missing
  return (
    <Page title={text.newTitle(kinds[kind])} lead={writer.label} width="form">
      <StoryForm
        kind={kind}
        organizationId={writer.value === 'site' ? null : writer.value}
        categories={categories}
        piece={null}
        onSaved={() =>
          void navigate(workspacePaths.storyWorkspace({ organization: writer.value }))
        }
      />
      <TextLink to={workspacePaths.storyWorkspace()}>{text.back}</TextLink>
    </Page>
  )
}

/** /story-workspace/:id */
export function StoryEditorPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const result = useQuery(query, { variables: { id }, fetchPolicy: 'network-only' })
  const piece = result.data?.contentPiece
  if (piece === null) return missing
  if (!piece)
    return (
      <Page title={text.title} width="form">
        <QueryState result={result} failed={text.failed} label={text.loading}>
          <ListSkeleton />
        </QueryState>
      </Page>
    )
  const organizationId = piece.organization?.id ?? null
  return (
    <Page title={text.editTitle(kinds[piece.kind])} width="form">
      <StoryForm
        kind={piece.kind}
        organizationId={organizationId}
        categories={categories}
        piece={piece}
        onSaved={() =>
          void navigate(
            workspacePaths.storyWorkspace({ organization: organizationId ?? 'site' }),
          )
        }
      />
      <TextLink to={workspacePaths.storyWorkspace()}>{text.back}</TextLink>
    </Page>
  )
}

/** No component of its own: the heading stays the same element, and keeps the focus. */
const missing = (
  <Page title={text.notFoundTitle}>
    <EmptyState
      illustration="buoy"
      title={text.notFound}
      action={<LinkButton to={workspacePaths.storyWorkspace()}>{text.back}</LinkButton>}
    />
  </Page>
)
