type Props = {
  /** Null or undefined while it is not known. */
  count: number | null | undefined
  say: (count: number) => string
}

/**
 * How many results were found. Each change is announced, so the element is there before the number is known. A
 * count of zero is only announced: the empty list shows it.
 */
export function FoundCount({ count, say }: Props) {
  return (
    <p role="status" className={count === 0 ? 'sr-only' : 'tabular min-h-6 font-semibold'}>
      {count !== null && count !== undefined && say(count)}
    </p>
  )
}
