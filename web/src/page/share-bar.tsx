type Part = {
  key: string
  /** The part's share of the whole, 0 to 1. */
  share: number
  /** The class that fills it, such as `fill-coral`. */
  className: string
}

/** Parts of a whole as one bar, side by side. A picture only: the figures stand in words beside it. */
export function ShareBar({ parts }: { parts: readonly Part[] }) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="12"
      className="block rounded border border-edge bg-sunken rtl:-scale-x-100"
    >
      {parts.map((part, place) => (
        <rect
          key={part.key}
          x={percent(sumOf(parts.slice(0, place)))}
          width={percent(Math.min(1, part.share))}
          height="100%"
          // Edges tell the parts apart where colors do not.
          className={`${part.className} stroke-surface forced-colors:stroke-[CanvasText]`}
        />
      ))}
    </svg>
  )
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { share }) => sum + share, 0)
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`
}
