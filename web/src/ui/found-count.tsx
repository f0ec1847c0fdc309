type Props = {
  /** Nothing while it is not known. */
  count: number | null | undefined
  say: (count: number) => string
}

/**
 * How many were found; said aloud whenever it changes, so it stands there before anything is known. Of none it is said
 * only: the empty list shows it.
 */
export function FoundCount({ count, say }: Props) {
  return (
    <p role="status" className={count === 0 ? 'sr-only' : 'tabular min-h-6 font-semibold'}>
      {count !== null && count !== undefined && say(count)}
    </p>
  )
}
