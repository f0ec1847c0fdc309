import { useState } from 'react'
import type { ReviewChoice } from '#entities/listing-review/bulk-messages.ts'
import { BulkReview } from '#entities/listing-review/bulk-review.tsx'
import { useReview, type SeenListing } from '#entities/listing-review/use-review.ts'
import type { ScholarshipStatus } from '#gql/graphql'

type Shown = SeenListing & { status: ScholarshipStatus; ownerId: string | null }
export type BulkReviewOf = ReturnType<typeof useBulkReview>

/**
 * Which of the shown listings are selected, and the bar that decides on them
 * together: drafts without an organization, as all others are an organization's
 * own or were decided on. Listings that no longer show are not decided on.
 */
export function useBulkReview(shown: readonly Shown[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { running, decide } = useReview()
  const open = shown.filter(({ status, ownerId }) => status === 'DRAFT' && !ownerId)
  const selected = open.filter(({ id }) => chosen.has(id))
  async function decideSelected(decision: ReviewChoice) {
    const done = await decide(decision, selected)
    setChosen((before) => new Set([...before].filter((id) => !done.includes(id))))
  }
  const bar = open.length > 0 && (
    <BulkReview
      count={selected.length}
      running={running}
      onAll={() => setChosen(new Set(open.map(({ id }) => id)))}
      onNone={() => setChosen(new Set())}
      onDecide={(decision) => void decideSelected(decision)}
    />
  )
  return {
    bar,
    chosen,
    mayChoose: (wanted: string) => open.some(({ id }) => id === wanted),
    toggle(id: string) {
      setChosen((before) => {
        const others = [...before].filter((one) => one !== id)
        return new Set(before.has(id) ? others : [...others, id])
      })
    },
  }
}
