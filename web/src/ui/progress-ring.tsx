type ProgressRingProps = {
  label: string
  done: number
  /** At least 1. */
  total: number
  /** A screen reader says it instead of the bare figure: "4 of 10 facts". */
  words: string
}

const RADIUS = 26
const LENGTH = 2 * Math.PI * RADIUS

/** Shows how much of a whole is done, with the figure inside. Say in words beside it what is counted. */
export function ProgressRing({ label, done, total, words }: ProgressRingProps) {
  const ring = { cx: 32, cy: 32, r: RADIUS, fill: 'none', strokeWidth: 8 }
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={words}
      className="relative grid size-16 shrink-0 place-items-center"
    >
      <svg
        viewBox="0 0 64 64"
        aria-hidden="true"
        className="absolute inset-0 -rotate-90 forced-colors:text-[Highlight]"
      >
        <circle {...ring} className="stroke-line" />
        <circle
          {...ring}
          strokeDasharray={`${(LENGTH * done) / total} ${LENGTH}`}
          className="stroke-coral forced-colors:stroke-current"
        />
      </svg>
      <span aria-hidden="true" className="tabular relative text-sm font-semibold">
        {done}/{total}
      </span>
    </div>
  )
}
