import { useState, type RefObject } from 'react'
import type { ReviewChoice } from '#entities/listing-review/bulk-messages.ts'
import { useReview, type SeenListing } from '#entities/listing-review/use-review.ts'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { afterCard, focusCard, useReviewKeys } from './review-keys.ts'

/** Which listings of the queue are selected, and what pointer and keys do with them. */
export function useListingReview(
  queue: RefObject<HTMLElement | null>,
  shown: readonly SeenListing[],
) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { running, decide } = useReview()

  async function decideAll(decision: ReviewChoice, ids: ReadonlySet<string>) {
    const listings = shown.filter(({ id }) => ids.has(id))
    const done = await decide(decision, listings)
    setChosen((before) => new Set([...before].filter((id) => !done.includes(id))))
    return done.length > 0
  }
  async function decideOne(decision: ReviewChoice, id: string) {
    if (running !== null) return
    const goOn = afterCard(queue, id)
    if ((await decideAll(decision, new Set([id]))) && !goOn()) focusHeading()
  }
  async function decideChosen(decision: ReviewChoice) {
    if (await decideAll(decision, chosen)) focusHeading()
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
  return {
    running,
    chosen,
    chosenCount: shown.filter(({ id }) => chosen.has(id)).length,
    toggle,
    chooseAll: () => setChosen(new Set(shown.map(({ id }) => id))),
    chooseNone: () => setChosen(new Set()),
    decideOne,
    decideChosen,
  }
}
