import { useEffect, useState } from 'react'

/** The value once it has not changed for `delayMs`: debounces queries to the server for typed text. */
export function useDebounced<Value>(value: Value, delayMs = 250): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
