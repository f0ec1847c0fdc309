import { useQuery } from '@apollo/client/react'
import { useSearchParams } from 'react-router'
import { consents, kinds } from '#features/stories/stories-messages.ts'
import { storyWritingMessages as text } from '#features/story-writing/story-writing-messages.ts'
import { WrittenPiece } from '#features/story-writing/written-piece.tsx'
import { writersOf } from '#features/story-writing/writers.ts'
import { graphql } from '#gql'
import { useViewer } from '#lib/session/session.ts'
import { LinkButton } from '#page/links.tsx'
import { freshList } from '#page/next-page.ts'
import { Page } from '#page/page.tsx'
import { PaginatedList } from '#page/paginated-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { paths } from '#paths'
import { workspacePaths } from '#workspace-paths'

const query = graphql(`
  query StoryWorkspacePage($organizationId: ID, $after: String) {
    contentPieces(organizationId: $organizationId, first: 20, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...WrittenPiece_Piece
        }
      }
    }
  }
`)

/** /story-workspace: the stories that an organization writes. */
export function StoryWorkspacePage() {
  const [search, setSearch] = useSearchParams()
  const viewer = useViewer()
  const writers = viewer ? writersOf(viewer) : []
  const wish = search.get('organization')
  const writer = writers.find(({ value }) => value === wish) ?? writers[0]
  return (
    <Page title={text.title} lead={text.lead}>
      {writers.length > 1 && writer && (
        <SelectField
          name="organization"
          label={text.organization}
          value={writer.value}
          options={writers}
          className="max-w-form"
          onChange={(organization) => setSearch({ organization }, { replace: true })}
        />
      )}
      {writer ? (
        <Written key={writer.value} writer={writer.value} />
      ) : (
        <EmptyState
          title={text.none}
          action={<LinkButton to={paths.home()}>{text.home}</LinkButton>}
        >
          {text.noneText}
        </EmptyState>
      )}
    </Page>
  )
}

function Written({ writer }: { writer: string }) {
  const organizationId = writer === 'site' ? null : writer
  const result = useQuery(query, { ...freshList, variables: { organizationId } })
  return (
    <>
      <nav aria-label={text.begin} className="flex flex-wrap gap-3">
        {(['SPOTLIGHT', 'STORY', 'TESTIMONIAL'] as const).map((kind) => (
          <LinkButton
            key={kind}
            to={workspacePaths.newStory({ kind, organization: writer })}
          >
            {text.newTitle(kinds[kind])}
          </LinkButton>
        ))}
      </nav>
      <PaginatedList
        result={result}
        list={result.data?.contentPieces}
        noun={text.noun}
        failed={text.failed}
        loading={text.loading}
        empty={
          <EmptyState illustration="letter" title={text.emptyTitle}>
            {text.empty}
          </EmptyState>
        }
      >
        {(node) => (
          <WrittenPiece
            piece={node}
            kinds={kinds}
            consents={consents}
            onRemoved={() => void result.refetch().catch(() => undefined)}
          />
        )}
      </PaginatedList>
    </>
  )
}
