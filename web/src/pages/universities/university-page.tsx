import { useQuery } from '@apollo/client/react'
import { ArrowLeft } from 'lucide-react'
import { useParams } from 'react-router'
import { CostGapSection } from '#features/universities/cost-gap-section.tsx'
import { SignUpBanner } from '#features/universities/sign-up-banner.tsx'
import { StateMap } from '#features/universities/state-map.tsx'
import { UniversityFacts } from '#features/universities/university-facts.tsx'
import { universityMessages as text } from '#features/universities/university-messages.ts'
import { LinkButton, TextLink } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { Page } from '#page/page.tsx'
import { useSession, useViewer } from '#lib/session/session.ts'
import { paths } from '#paths'
import { EmptyState } from '#ui/empty-state.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { graphql } from '#gql'
import type { UniversityPageQuery } from '#gql/graphql'
import { universityQuery } from './university-query.ts'

// Loaded separately: stands below the university's facts, and is as heavy as a search.
const UniversityAwards = lazyPart(
  async () => (await import('./university-awards.tsx')).UniversityAwards,
)

const savedAwardsQuery = graphql(`
  query UniversityPage_SavedAwards {
    savedScholarships(sort: DATE, first: 100) {
      edges {
        cursor
        node {
          id
          scholarship {
            id
            ...CostGapSection_Scholarship
          }
        }
      }
    }
  }
`)

/** /universities/:id, by id, slug or IPEDS number; visitors see it too, with a link to sign up. */
export function UniversityPage() {
  const { viewer } = useSession()
  return <UniversityOf key={viewer?.id ?? 'nobody'} />
}

/** One frame for every state, so that the heading which has the focus stays the same element. */
function UniversityOf() {
  const { id = '' } = useParams()
  const result = useQuery(universityQuery, { variables: { id } })
  const { data, error } = result
  const found = data?.university
  if (found)
    return (
      <Page
        title={found.name}
        heading={
          <span className="flex items-center gap-3">
            <Monogram name={found.name} id={found.id} />
            <span className="min-w-0">{found.name}</span>
          </span>
        }
        lead={found.location}
        actions={<StateMap {...found} />}
      >
        <Details university={found} />
      </Page>
    )
  if (data)
    return (
      <Page title={text.notFoundTitle}>
        <EmptyState
          title={text.notFound}
          action={
            <LinkButton kind="primary" to={paths.universities()}>
              {text.back}
            </LinkButton>
          }
        />
      </Page>
    )
  return (
    <Page
      title={text.pageTitleWhileLoading}
      heading={error ? undefined : <TitleSkeleton />}
    >
      <QueryState result={result} failed={text.pageFailed} label={text.pageLoading}>
        <DetailSkeleton />
      </QueryState>
      {error && <BackLink />}
    </Page>
  )
}

type University = NonNullable<UniversityPageQuery['university']>

function Details({ university }: { university: University }) {
  const { description, scholarships } = university
  return (
    <>
      {description && <p className="max-w-prose whitespace-pre-line">{description}</p>}
      <UniversityFacts university={university} />
      <CostGap university={university} />
      <SignUpBanner title={text.signUpTitle}>{text.signUp}</SignUpBanner>
      <LazyPart fallback={<Skeleton className="h-96" />} failed={<PartFailed />}>
        <UniversityAwards awards={scholarships.edges.map(({ node }) => node)} />
      </LazyPart>
      <BackLink />
    </>
  )
}

/** The tied awards are there already; the student's saved ones may come later, or not at all. */
function CostGap({ university }: { university: University }) {
  const isStudent = useViewer()?.accountType === 'STUDENT'
  const { data } = useQuery(savedAwardsQuery, { skip: !isStudent })
  const tied = university.scholarships.edges.map(({ node }) => node)
  const saved = data?.savedScholarships.edges.flatMap(({ node }) => node.scholarship ?? [])
  return <CostGapSection university={university} awards={[...tied, ...(saved ?? [])]} />
}

function BackLink() {
  return (
    <TextLink to={paths.universities()} className="inline-flex min-h-11 items-center gap-2">
      <ArrowLeft aria-hidden="true" size={20} className="rtl:-scale-x-100" />
      {text.back}
    </TextLink>
  )
}

function TitleSkeleton() {
  return (
    <>
      <span className="sr-only">{text.pageTitleWhileLoading}</span>
      <Skeleton className="h-9 w-80 max-w-full" />
    </>
  )
}

function DetailSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
        <Skeleton key={index} className="h-28 w-full" />
      ))}
    </div>
  )
}
