type ProgressBarProps = {
  label: string
  /** 0 to 100. */
  percent: number
  /** What is being done; a screen reader says it instead of the bare figure. */
  words: string
}

/** Shows how far work has come. It is not announced by itself: say its steps beside it. */
export function ProgressBar({ label, percent, words }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={words}
      className="h-3 overflow-hidden rounded-full border border-edge bg-sunken"
    >
      <div
        className="h-full bg-coral transition-[width] forced-colors:bg-[Highlight]"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
