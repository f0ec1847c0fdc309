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
import { ListSkeleton } from '#page/paginated-list.tsx'
import { QueryState } from '#page/query-state.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { workspacePaths } from '#workspace-paths'

const query = graphql(`
  query StoryWorkspacePage($organizationId: ID) {
    contentPieces(organizationId: $organizationId) {
      id
      ...WrittenPiece_Piece
    }
  }
`)

/** /story-workspace: what an organization writes. */
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
        <EmptyState title={text.none} />
      )}
    </Page>
  )
}

function Written({ writer }: { writer: string }) {
  const organizationId = writer === 'site' ? null : writer
  const result = useQuery(query, { ...freshList, variables: { organizationId } })
  const pieces = result.data?.contentPieces
  return (
    <>
      <nav aria-label={text.begin} className="flex flex-wrap gap-3">
        {(['SPOTLIGHT', 'STORY', 'TESTIMONIAL'] as const)
          .filter((kind) => kind !== 'STORY' || organizationId !== null)
          .map((kind) => (
            <LinkButton
              key={kind}
              to={workspacePaths.newStory({ kind, organization: writer })}
            >
              {text.newTitle(kinds[kind])}
            </LinkButton>
          ))}
      </nav>
      {!pieces && (
        <QueryState result={result} failed={text.failed} label={text.loading}>
          <ListSkeleton />
        </QueryState>
      )}
      {pieces?.length === 0 && (
        <EmptyState illustration="letter" title={text.emptyTitle}>
          {text.empty}
        </EmptyState>
      )}
      <div className="flex flex-col gap-4">
        {pieces?.map((piece) => (
          <WrittenPiece
            key={piece.id}
            piece={piece}
            kinds={kinds}
            consents={consents}
            onRemoved={() => void result.refetch().catch(() => undefined)}
          />
        ))}
      </div>
    </>
  )
}
