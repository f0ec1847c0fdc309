import { useQuery } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { graphql } from '#gql'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { adminMessages as text } from './admin-messages.ts'
import { BulkReview } from './bulk-review.tsx'
import { afterCard, focusCard, focusFirstCard, useReviewKeys } from './review-keys.ts'
import { reviewMessages as words, type ReviewChoice } from './review-messages.ts'
import { useReview, type SeenListing } from './use-review.ts'
import { WaitingListing } from './waiting-listing.tsx'

const query = graphql(`
  query ListingQueue($after: String) {
    unpublishedScholarships(first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          version
          ...WaitingListing_Scholarship
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`)

/** Listings whose facts are too uncertain to show without a person's look; decided one by one or together. */
export function ListingQueue() {
  const result = useQuery(query, freshList)
  const list = result.data?.unpublishedScholarships
  const shown: readonly SeenListing[] = list?.edges.map(({ node }) => node) ?? []
  const queue = useRef<HTMLElement>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { running, decide } = useReview()

  async function decideAll(decision: ReviewChoice, ids: ReadonlySet<string>) {
    const done = await decide(
      decision,
      shown.filter(({ id }) => ids.has(id)),
    )
    setChosen((before) => new Set([...before].filter((id) => !done.includes(id))))
    return done.length > 0
  }
  async function decideOne(decision: ReviewChoice, id: string) {
    if (running !== null) return
    const goOn = afterCard(queue, id)
    if ((await decideAll(decision, new Set([id]))) && !goOn()) focusHeading()
  }
  const toggle = (id: string) =>
    setChosen((before) => {
      const others = [...before].filter((one) => one !== id)
      return new Set(before.has(id) ? others : [...others, id])
    })
  const move = (steps: number) => ({
    act: (id: string) => focusCard(queue, id, steps),
    isRepeatable: true,
  })
  useReviewKeys(queue, {
    p: { act: (id) => void decideOne('PUBLISH', id) },
    a: { act: (id) => void decideOne('ARCHIVE', id) },
    x: { act: toggle },
    s: move(1),
    j: move(1),
    k: move(-1),
  })

  return (
    <section ref={queue} className="flex flex-col gap-4">
      <h2 className="text-xl">{words.waiting}</h2>
      {list && list.totalCount > 0 && (
        <>
          <div className="max-w-prose text-muted">
            <p>{text.listingsLead}</p>
            <p>{words.keys}</p>
          </div>
          <Button className="self-start" onClick={() => focusFirstCard(queue)}>
            {words.start}
          </Button>
          <BulkReview
            count={shown.filter(({ id }) => chosen.has(id)).length}
            running={running}
            onAll={() => setChosen(new Set(shown.map(({ id }) => id)))}
            onNone={() => setChosen(new Set())}
            onDecide={(decision) =>
              void decideAll(decision, chosen).then((isDone) => isDone && focusHeading())
            }
          />
        </>
      )}
      <PaginatedList
        result={result}
        list={list}
        noun={text.listingsNoun}
        failed={text.listingsFailed}
        loading={text.listingsLoading}
        empty={<EmptyState title={text.noListings}>{text.noListingsText}</EmptyState>}
      >
        {(node) => (
          <WaitingListing
            scholarship={node}
            isChosen={chosen.has(node.id)}
            onChoose={() => toggle(node.id)}
            onDecide={(decision) => void decideOne(decision, node.id)}
          />
        )}
      </PaginatedList>
    </section>
  )
}
