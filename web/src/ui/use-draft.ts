import { useState } from 'react'

/**
 * What is being typed for a value that lives elsewhere (the address). Starts afresh when that value
 * changes by other means: Back, or a filter that is taken away.
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
