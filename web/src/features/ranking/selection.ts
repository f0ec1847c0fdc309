/** The chosen rows of a list, and where a range begins. */
export type Selection = { ids: ReadonlySet<string>; anchor: string | null }

export const nothing: Selection = { ids: new Set(), anchor: null }

export type SelectionChange =
  | { kind: 'toggle'; id: string; isRange: boolean }
  | { kind: 'all'; isChosen: boolean }
  | { kind: 'clear' }

/**
 * The selection after a press. With Shift held, everything from the row pressed before to this one takes this one's
 * new state; the choice on other pages stays.
 * @param order the shown rows, in their order
 */
export function changeSelection(
  before: Selection,
  order: readonly string[],
  change: SelectionChange,
): Selection {
  if (change.kind === 'clear') return nothing
  if (change.kind === 'all')
    return { ids: withAll(before.ids, order, change.isChosen), anchor: null }
  const { id, isRange } = change
  const isChosen = !before.ids.has(id)
  const start = isRange && before.anchor ? order.indexOf(before.anchor) : -1
  const end = order.indexOf(id)
  const range =
    start < 0 || end < 0
      ? [id]
      : order.slice(Math.min(start, end), Math.max(start, end) + 1)
  return { ids: withAll(before.ids, range, isChosen), anchor: id }
}

function withAll(
  before: ReadonlySet<string>,
  changed: readonly string[],
  isChosen: boolean,
): ReadonlySet<string> {
  if (isChosen) return new Set([...before, ...changed])
  const gone = new Set(changed)
  return new Set([...before].filter((id) => !gone.has(id)))
}
