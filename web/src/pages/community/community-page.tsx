import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import {
  categoryOptions,
  communityMessages as text,
  degreeOptions,
  sortOptions,
  visaOptions,
} from '#features/community/community-messages.ts'
import { PostCard } from '#features/community/post-card.tsx'
import { PostFilters, type PostFilterValues } from '#features/community/post-filters.tsx'
import { graphql } from '#gql'
import { mayBeSignedIn, useViewer } from '#lib/session/session.ts'
import { LinkButton, TextLink } from '#page/links.tsx'
import { freshList } from '#page/next-page.ts'
import { Page } from '#page/page.tsx'
import { PaginatedList } from '#page/paginated-list.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FoundCount } from '#ui/found-count.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { RemovableBadge } from '#ui/removable-badge.tsx'
import { paths } from '#paths'

const PostForm = lazyPart(
  async () => (await import('#features/community/post-form.tsx')).PostForm,
)

const query = graphql(`
  query CommunityPage(
    $search: String
    $category: PostCategory
    $tag: String
    $country: ID
    $degreeLevel: DegreeLevel
    $visaStage: VisaStage
    $sort: PostSort
    $withoutPinned: Boolean
    $after: String
  ) {
    posts(
      search: $search
      category: $category
      tag: $tag
      country: $country
      degreeLevel: $degreeLevel
      visaStage: $visaStage
      sort: $sort
      withoutPinned: $withoutPinned
      after: $after
    ) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...PostCard_Post
        }
      }
    }
  }
`)

const pinnedQuery = graphql(`
  query CommunityPage_Pinned($category: PostCategory) {
    pinnedPosts(category: $category) {
      id
      ...PostCard_Post
    }
  }
`)

/** /community: every thread, filtered by the address. */
export function CommunityPage() {
  const [isWriting, setIsWriting] = useState(false)
  const navigate = useNavigate()
  const viewer = useViewer()
  // Whoever was signed in here has an account, also before the session is known and when the server does not say.
  const isMember = viewer !== null || mayBeSignedIn()
  const write = isMember ? (
    <Button kind="primary" onClick={() => setIsWriting(true)}>
      {text.newPost}
    </Button>
  ) : (
    <LinkButton
      kind="primary"
      to={paths.login('student', { view: 'register', returnTo: paths.community() })}
    >
      {text.signUp}
    </LinkButton>
  )
  return (
    <Page title={text.title} lead={text.lead} actions={write}>
      <Threads
        write={
          isMember && <Button onClick={() => setIsWriting(true)}>{text.newPost}</Button>
        }
      />
      <nav aria-label={text.links} className="flex flex-wrap gap-x-6">
        {viewer && (
          <TextLink to={paths.communityDecisions()} className="py-2">
            {text.decisionsLink}
          </TextLink>
        )}
        <TextLink to={paths.communityLog()} className="py-2">
          {text.logLink}
        </TextLink>
      </nav>
      {isWriting && (
        <LazyPart>
          <PostForm
            post={null}
            onClose={() => setIsWriting(false)}
            onSent={(id) => void navigate(paths.communityThread(id))}
          />
        </LazyPart>
      )}
    </Page>
  )
}

function Threads({ write }: { write: React.ReactNode }) {
  const [address, setAddress] = useSearchParams()
  const values: PostFilterValues = Object.fromEntries(address)
  const variables = variablesOf(values)
  const { category, sort, ...narrower } = variables
  // Pinned threads stand on top of all threads or of a category, but not of a narrower or unanswered list.
  const withoutPinned =
    sort !== 'UNANSWERED' && Object.values(narrower).every((value) => value === null)
  const result = useQuery(query, {
    variables: { ...variables, withoutPinned },
    ...freshList,
  })
  const pinned = useQuery(pinnedQuery, { variables: { category }, skip: !withoutPinned })
  const list = result.data?.posts
  const isFiltered = [...address.keys()].some((name) => name !== 'sort')
  const change = (changed: PostFilterValues) => {
    const next = Object.entries({ ...values, ...changed }).filter(([, value]) => value)
    setAddress(Object.fromEntries(next), { replace: true })
  }
  const onTop = pinned.data?.pinnedPosts ?? []
  return (
    <>
      <PostFilters values={values} onChange={change} />
      {values.tag && (
        <div>
          <RemovableBadge
            label={text.tagged(values.tag)}
            onRemove={() => change({ tag: '' })}
          />
        </div>
      )}
      {onTop.length > 0 && <OnTop posts={onTop} />}
      <section aria-labelledby="threads" className="flex flex-col gap-4">
        <h2 id="threads" className="sr-only">
          {text.list}
        </h2>
        <FoundCount count={list?.totalCount} say={text.found} />
        <PaginatedList
          result={result}
          list={list}
          noun={text.noun}
          failed={text.failed}
          loading={text.loading}
          empty={onTop.length === 0 && <Nothing isFiltered={isFiltered} write={write} />}
        >
          {showPost}
        </PaginatedList>
      </section>
    </>
  )
}

type ListedPost = { id: string } & Parameters<typeof PostCard>[0]['post']

function OnTop({ posts }: { posts: readonly ListedPost[] }) {
  return (
    <section aria-labelledby="pinned" className="flex flex-col gap-4">
      <h2 id="pinned" className="text-xl">
        {text.pinned}
      </h2>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </section>
  )
}

function showPost(node: ListedPost) {
  return <PostCard post={node} />
}

type NothingProps = { isFiltered: boolean; write: React.ReactNode }

function Nothing({ isFiltered, write }: NothingProps) {
  return isFiltered ? (
    <EmptyState illustration="chart" title={text.noneTitle}>
      {text.none}
    </EmptyState>
  ) : (
    <EmptyState illustration="lighthouse" title={text.emptyTitle} action={write}>
      {write ? text.empty : text.emptyVisitor}
    </EmptyState>
  )
}

/** The address's values as the graph spells them; unknown values are left out. */
function variablesOf(values: PostFilterValues) {
  const { q, tag, country, category, degreeLevel, visaStage, sort } = values
  return {
    search: q || null,
    tag: tag || null,
    country: country || null,
    category: oneOf(categoryOptions, category),
    degreeLevel: oneOf(degreeOptions, degreeLevel),
    visaStage: oneOf(visaOptions, visaStage),
    sort: oneOf(sortOptions, sort),
  }
}

function oneOf<Value extends string>(
  options: readonly { value: Value }[],
  word: string | undefined,
): Value | null {
  return options.find(({ value }) => value === word?.toUpperCase())?.value ?? null
}
