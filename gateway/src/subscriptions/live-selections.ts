/** Limits the public views that one owner watches, because each distinct selection is run at each change. */
export type SelectionLimit = {
  /** @returns how to give it back; null when the owner has too many others */
  take(owner: string, selection: string): (() => void) | null
}

/** @param most distinct selections an owner may watch at one time; the same one again is free */
export function createSelectionLimit(most: number): SelectionLimit {
  const held = new Map<string, Map<string, number>>()
  return {
    take(owner, selection) {
      const own = held.get(owner) ?? new Map<string, number>()
      if (!own.has(selection) && own.size >= most) return null
      own.set(selection, (own.get(selection) ?? 0) + 1)
      held.set(owner, own)
      return () => {
        const left = (own.get(selection) ?? 0) - 1
        if (left > 0) own.set(selection, left)
        else own.delete(selection)
        if (own.size === 0) held.delete(owner)
      }
    },
  }
}
