import { useEffect, type RefObject } from 'react'

type Queue = RefObject<HTMLElement | null>

/** Marks a card of a queue that is decided by keys; the value is the id of its record. */
export const reviewed = 'data-review-id'

/** What each key does with the card that has the focus. `isRepeatable`: may be held down. */
type ReviewKeys = Record<string, { act: (id: string) => void; isRepeatable?: boolean }>

/**
 * Single letters as keys, which work only while the focus is in a card: a person who dictates or uses a screen reader
 * elsewhere on the page does not set them off (WCAG 2.1.4). They never work in a text field.
 */
export function useReviewKeys(queue: Queue, keys: ReviewKeys) {
  useEffect(() => {
    const element = queue.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target as HTMLElement
      if (target.closest('textarea, select, input:not([type="checkbox"])')) return
      const id = target.closest(`[${reviewed}]`)?.getAttribute(reviewed)
      const key = keys[event.key.toLowerCase()]
      if (!id || !key || (event.repeat && !key.isRepeatable)) return
      event.preventDefault()
      key.act(id)
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  })
}

function cardsOf(queue: Queue): HTMLElement[] {
  return [...(queue.current?.querySelectorAll<HTMLElement>(`[${reviewed}]`) ?? [])]
}

const isOf = (id: string) => (card: HTMLElement) => card.getAttribute(reviewed) === id

/** Moves the focus this many cards on; at the ends it stays. */
export function focusCard(queue: Queue, id: string, steps: number): void {
  const cards = cardsOf(queue)
  cards[cards.findIndex(isOf(id)) + steps]?.focus()
}

export function focusFirstCard(queue: Queue): void {
  cardsOf(queue)[0]?.focus()
}

/**
 * Finds where reading goes on once a card has left: at the next
 * one, else at the one before. Call it while the card is there.
 * @returns a function that moves the focus, unless the focus has gone elsewhere meanwhile; false when there is no
 * card
 */
export function afterCard(queue: Queue, id: string): () => boolean {
  const cards = cardsOf(queue)
  const at = cards.findIndex(isOf(id))
  const next = cards[at + 1] ?? cards[at - 1]
  return () => {
    const { activeElement: active } = document
    const isLost =
      active === document.body || active?.closest(`[${reviewed}]`) === cards[at]
    if (isLost) next?.focus()
    return next !== undefined
  }
}
