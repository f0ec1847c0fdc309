import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { compareMessages as text } from '#features/scholarships/compare-messages.ts'
import { compareRowsFragment } from '#features/scholarships/compare-rows.ts'
import { CompareTable } from '#features/scholarships/compare-table.tsx'
import {
  comparedSlugs,
  readSlugs,
  setCompared,
} from '#features/scholarships/compare-list.ts'
import { QueryState } from '#page/query-state.tsx'
import { Page } from '#page/page.tsx'
import { useSession } from '#lib/session/session.ts'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { Notice } from '#ui/notice.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { graphql, readFragment } from '#gql'

/** Loaded only when no scholarship is chosen. */
const FindScholarships = lazyPart(
  async () =>
    (await import('#entities/scholarship/find-scholarships.tsx')).FindScholarships,
)

const compareQuery = graphql(`
  query ComparePage($ids: [ID!]!) {
    scholarships(filter: { ids: $ids, includePast: true }, first: 4) {
      edges {
        cursor
        node {
          id
          slug
          ...CompareRows_Scholarship
        }
      }
    }
  }
`)

/** /compare?ids=…: the scholarships in the address, otherwise those chosen before. */
export function ComparePage() {
  const { viewer } = useSession()
  const [address, setAddress] = useSearchParams()
  const given = address.get('ids')
  const slugs = given === null ? comparedSlugs() : readSlugs(given)
  const ids = slugs.join(',')
  // People may come by a link: the buttons on other pages then know these scholarships.
  useEffect(() => setCompared(readSlugs(ids)), [ids])
  const remove = (slug: string) =>
    setAddress({ ids: slugs.filter((other) => other !== slug).join(',') })
  return (
    <Page title={text.title} lead={text.lead}>
      {slugs.length === 0 ? (
        <NothingChosen />
      ) : (
        <Comparison key={viewer?.id ?? 'nobody'} slugs={slugs} onRemove={remove} />
      )}
    </Page>
  )
}

type ComparisonProps = { slugs: readonly string[]; onRemove: (slug: string) => void }

function Comparison({ slugs, onRemove }: ComparisonProps) {
  const result = useQuery(compareQuery, { variables: { ids: [...slugs] } })
  const data = result.data ?? result.previousData
  if (!data)
    return (
      <QueryState result={result} failed={text.failed} label={text.loading}>
        <TableSkeleton />
      </QueryState>
    )
  const nodes = data.scholarships.edges.map(({ node }) => node)
  // In the order in which they were chosen, without those that were just removed.
  const found = slugs.flatMap(
    (key) => nodes.find(({ id, slug }) => slug === key || id === key) ?? [],
  )
  const missing = result.data ? slugs.length - found.length : 0
  if (found.length === 0 && result.data) return <NothingChosen />
  return (
    <>
      {missing > 0 && <Notice>{text.gone(missing)}</Notice>}
      <CompareTable
        compared={found.map((node) => readFragment(compareRowsFragment, node))}
        onRemove={onRemove}
      />
    </>
  )
}

function NothingChosen() {
  return (
    <LazyPart fallback={<Skeleton className="h-64 w-full" />} failed={<PartFailed />}>
      <FindScholarships illustration="chart" title={text.emptyTitle} find={text.find}>
        {text.empty}
      </FindScholarships>
    </LazyPart>
  )
}

function TableSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-16 w-full" />
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Skeleton key={index} className="h-10 w-full" />
      ))}
    </div>
  )
}
