import { useEffect, useState } from 'react'
import { showError } from './show-error.ts'

export type Reading<Data> =
  | { status: 'loading' }
  | { status: 'failed'; reason: string }
  | { status: 'ready'; data: Data }

/**
 * Reads what the page of a link shows, without Apollo: once, and again for each retry. `show` replaces what was read.
 */
export function useReading<Data>(read: () => Promise<Data>) {
  const [state, setState] = useState<Reading<Data>>({ status: 'loading' })
  const [reading, setReading] = useState(read)
  const show = (data: Data) => setState({ status: 'ready', data })
  useEffect(() => {
    let isGone = false
    const take = (found: Reading<Data>) => void (isGone || setState(found))
    reading.then(
      (data) => take({ status: 'ready', data }),
      (error: unknown) => take({ status: 'failed', reason: showError(error, 'page') }),
    )
    return () => {
      isGone = true
    }
  }, [reading])
  const retry = () => {
    setState({ status: 'loading' })
    setReading(read())
  }
  return { state, retry, show }
}
