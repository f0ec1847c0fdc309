import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { FindScholarships } from '#entities/scholarship/find-scholarships.tsx'
import { EssayCard } from '#features/essays/essay-card.tsx'
import { essayTypes } from '#entities/essay/essay-types.ts'
import { essayMessages as text } from '#features/essays/essay-messages.ts'
import { InfoCards } from '#features/essays/info-cards.tsx'
import { ReviewTime } from '#features/essays/review-time.tsx'
import { useViewer } from '#lib/session/session.ts'
import { ListTools } from '#page/list-tools.tsx'
import { Page } from '#page/page.tsx'
import { PaginatedList } from '#page/paginated-list.tsx'
import { ForVisitors } from '#page/for-visitors.tsx'
import { SignUpPitch } from '#page/sign-up-pitch.tsx'
import { Button } from '#ui/button.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { paths } from '#paths'
import { graphql } from '#gql'
import type { EssayType } from '#gql/graphql'

const EssayForm = lazyPart(async () => (await import('./essay-form.tsx')).EssayForm)

const query = graphql(`
  query EssayReviewsPage($essayType: EssayType, $after: String) {
    essayReviews(essayType: $essayType, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...EssayCard_Review
        }
      }
    }
  }
`)

/** /essay-review: a student's essays. Visitors see the way in; other accounts see that it is for students. */
export function EssayReviewsPage() {
  const viewer = useViewer()
  if (viewer === null) {
    return (
      <Page title={text.title} lead={text.lead}>
        <InfoCards />
        <ForVisitors>
          <SignUpPitch title={text.pitchTitle}>{text.pitch}</SignUpPitch>
        </ForVisitors>
      </Page>
    )
  }
  if (viewer.accountType === 'STUDENT') return <StudentEssays />
  return (
    <Page title={text.title} lead={text.lead}>
      <FindScholarships title={text.notStudentTitle} find={text.find}>
        {text.notStudent}
      </FindScholarships>
    </Page>
  )
}

function StudentEssays() {
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const submit = (
    <Button kind="primary" onClick={() => setIsOpen(true)}>
      {text.submit}
    </Button>
  )
  return (
    <Page title={text.title} lead={text.lead} actions={submit}>
      <Essays />
      {isOpen && (
        <LazyPart>
          <EssayForm
            review={null}
            onClose={() => setIsOpen(false)}
            onSent={(id) => void navigate(paths.essayReview(id))}
          />
        </LazyPart>
      )}
    </Page>
  )
}

const typeOptions = optionsOf(essayTypes)

/** The list of essays, by type; the address names the type. */
function Essays() {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('type')?.toUpperCase()
  const essayType = typeOptions.find(({ value }) => value === asked)?.value ?? null
  const result = useQuery(query, {
    variables: { essayType },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const list = result.data?.essayReviews
  return (
    <>
      <section aria-labelledby="essays" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 id="essays" className="text-xl">
            {text.list}
          </h2>
          <ListTools list={list} isFiltered={essayType !== null}>
            <TypeFilter
              type={essayType ?? ''}
              onChange={(type) =>
                setAddress(type === '' ? {} : { type }, { replace: true })
              }
            />
          </ListTools>
        </div>
        <p role="status" className="sr-only">
          {list && text.found(list.totalCount)}
        </p>
        <PaginatedList
          result={result}
          list={list}
          noun="essays"
          failed={text.failed}
          loading={text.loading}
          empty={<NoEssays isFiltered={essayType !== null} />}
        >
          {showEssay}
        </PaginatedList>
      </section>
      {/* Shown once the list is there, so that nothing moves it. */}
      {list && (
        <>
          <InfoCards />
          <ReviewTime />
        </>
      )}
    </>
  )
}

function NoEssays({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState illustration="letter" title={isFiltered ? text.emptyType : text.emptyTitle}>
      {text.empty}
    </EmptyState>
  )
}

type TypeFilterProps = { type: EssayType | ''; onChange: (type: EssayType | '') => void }

function TypeFilter({ type, onChange }: TypeFilterProps) {
  return (
    <SelectField
      label={text.filter}
      name="type"
      placeholder={text.allTypes}
      options={typeOptions}
      value={type}
      onChange={onChange}
    />
  )
}

type Edge = { id: string } & Parameters<typeof EssayCard>[0]['review']

function showEssay(node: Edge) {
  return <EssayCard review={node} />
}
