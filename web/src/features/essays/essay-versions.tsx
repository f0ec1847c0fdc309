import { useQuery } from '@apollo/client/react'
import { formatDateTime } from '#lib/format/format.ts'
import { QueryState } from '#page/query-state.tsx'
import { TextLink } from '#page/links.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { paths } from '#paths'
import { graphql, readFragment, type FragmentType } from '#gql'
import { essayMessages as text } from './essay-messages.ts'
import { StatusBadge } from './status-badge.tsx'

// Few people compare versions on each visit.
const VersionDiff = lazyPart(async () => (await import('./version-diff.tsx')).VersionDiff)

const fragment = graphql(`
  fragment EssayVersions_Review on EssayReview {
    id
    content
    version
    versions {
      id
      version
      status
      submittedAt
      overallScore
    }
  }
`)

const contentQuery = graphql(`
  query EssayVersions_Content($id: ID!) {
    essayReview(id: $id) {
      id
      content
    }
  }
`)

type Props = { review: FragmentType<typeof fragment> }

/** Every version with its score, and what changed since the one before. */
export function EssayVersions(props: Props) {
  const { id, content, version, versions } = readFragment(fragment, props.review)
  const before = versions.find((one) => one.version === version - 1)
  return (
    <section aria-labelledby="versions" className="flex flex-col gap-3">
      <h2 id="versions" className="text-xl">
        {text.history}
      </h2>
      <ol className="flex flex-col gap-2">
        {versions.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-3">
            <span className="min-w-24">
              {one.id === id ? (
                <strong aria-current="true">{text.version(one.version)}</strong>
              ) : (
                <TextLink
                  to={paths.essayReview(one.id)}
                  className="inline-flex min-h-11 items-center"
                >
                  {text.version(one.version)}
                </TextLink>
              )}
            </span>
            <StatusBadge status={one.status} />
            {typeof one.overallScore === 'number' && (
              <span className="tabular font-semibold">
                {text.scoreOf(one.overallScore)}
              </span>
            )}
            <span className="tabular text-sm text-muted">
              {formatDateTime(one.submittedAt)}
            </span>
          </li>
        ))}
      </ol>
      {before && (
        <Disclosure summary={text.changes}>
          <Changes beforeId={before.id} after={content} />
        </Disclosure>
      )}
    </section>
  )
}

function Changes({ beforeId, after }: { beforeId: string; after: string }) {
  const result = useQuery(contentQuery, { variables: { id: beforeId } })
  const before = result.data?.essayReview?.content
  if (before === undefined) {
    return (
      <QueryState result={result} failed={text.diffFailed} label={text.oneLoading}>
        <Skeleton className="h-44" />
      </QueryState>
    )
  }
  return (
    <LazyPart failed={<PartFailed />}>
      <VersionDiff before={before} after={after} />
    </LazyPart>
  )
}
