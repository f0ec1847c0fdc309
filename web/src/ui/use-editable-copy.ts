import { useState } from 'react'

/**
 * An editable copy of a value that lives elsewhere (the address). It starts afresh when that value changes by other
 * means: Back, or a removed filter.
 */
export function useEditableCopy<Value>(value: Value): [Value, (draft: Value) => void] {
  const [draft, setDraft] = useState(value)
  const [basis, setBasis] = useState(value)
  if (basis !== value) {
    setBasis(value)
    setDraft(value)
  }
  return [draft, setDraft]
}
