import { classNames } from './class-names.ts'

/** `p-3` is for lists of which a phone shows several items; null is for content that keeps its own distance. */
export type CardPadding = 'p-card' | 'p-inset' | 'p-3' | null

/** The look of a card, for elements that `Card` does not make: an article, an item of a list. */
export function cardStyle(padding: CardPadding, extra?: string): string {
  return classNames('rounded border border-line bg-surface', padding, extra)
}
