import { useQuery } from '@apollo/client/react'
import { ArrowLeft } from 'lucide-react'
import { useParams } from 'react-router'
import { useReturningSave } from '#features/scholarships/returning-save.ts'
import { ScholarshipCard } from '#features/scholarships/scholarship-card.tsx'
import { CostGapSection } from '#features/universities/cost-gap-section.tsx'
import { SignUpBanner } from '#features/universities/sign-up-banner.tsx'
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
import { Skeleton } from '#ui/skeleton.tsx'
import { graphql } from '#gql'
import type { UniversityPageQuery } from '#gql/graphql'

/** Empty until scholarships were chosen to be compared. */
const CompareTray = lazyPart(
  async () => (await import('#features/scholarships/compare-tray.tsx')).CompareTray,
)

/** More would cost more than one operation may; no university has as many open awards. */
const universityQuery = graphql(`
  query UniversityPage($id: ID!) {
    university(id: $id) {
      id
      name
      location
      description
      ...UniversityFacts_University
      ...CostGapSection_University
      scholarships(first: 80) {
        edges {
          cursor
          node {
            id
            ...ScholarshipCard_Scholarship
            ...CostGapSection_Scholarship
          }
        }
      }
    }
  }
`)

const savedAwardsQuery = graphql(`
  query UniversityPage_SavedAwards {
    savedScholarships(first: 100) {
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

/** /universities/:id, by id, slug or IPEDS number; visitors see it too, with the way to an account. */
export function UniversityPage() {
  const { viewer } = useSession()
  return <UniversityOf key={viewer?.id ?? 'nobody'} />
}

/** One frame for every state, so that the heading which has the focus stays the same element. */
function UniversityOf() {
  useReturningSave()
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
      title={error ? text.pageFailed : text.pageTitleWhileLoading}
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
      <SignUpBanner title={text.signUpTitle}>{text.signUp}</SignUpBanner>
      {description && <p className="max-w-prose whitespace-pre-line">{description}</p>}
      <UniversityFacts university={university} />
      <CostGap university={university} />
      <section aria-labelledby="awards" className="flex flex-col gap-4">
        <h2 id="awards" className="text-xl">
          {text.awards}
        </h2>
        {scholarships.edges.length === 0 ? (
          <EmptyState title={text.awardsNone}>{text.awardsNoneHelp}</EmptyState>
        ) : (
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {scholarships.edges.map(({ node }) => (
              <li key={node.id}>
                <ScholarshipCard scholarship={node} heading="h3" />
              </li>
            ))}
          </ul>
        )}
      </section>
      <BackLink />
      <LazyPart>
        <CompareTray />
      </LazyPart>
    </>
  )
}

/** The tied awards are there already; the saved ones may come later, or not at all. */
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
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
        <Skeleton key={index} className="h-28 w-full" />
      ))}
    </div>
  )
}
