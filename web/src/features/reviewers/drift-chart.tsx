import { reviewerMessages as text } from './reviewer-messages.ts'

/** How far a reviewer scores above or below the others, out of 100. */
export type Drift = { points: number; margin: number }

/** With its sign, also above zero. */
export function signed(points: number): string {
  const rounded = points.toFixed(1)
  return Number(rounded) > 0 ? `+${rounded}` : rounded.replace('-', '−')
}

type Props = {
  /** Only reviewers with enough scores. */
  drifts: readonly (Drift & { id: string; name: string })[]
}

/** A dot with its interval for each reviewer, around a middle line; the table above has the figures. */
export function DriftChart({ drifts }: Props) {
  if (drifts.length === 0) return null
  const reach = reachOf(drifts)
  return (
    <figure className="flex max-w-prose flex-col gap-3">
      <figcaption>
        <h3 className="text-lg">{text.drift}</h3>
        <p className="text-muted">{text.driftLead}</p>
      </figcaption>
      <div aria-hidden="true" className="flex justify-between text-sm text-muted">
        <span>{text.stricter}</span>
        <span>{text.milder}</span>
      </div>
      <ul className="flex flex-col gap-3">
        {drifts.map(({ id, name, points, margin }) => (
          <li key={id}>
            <p className="text-sm">
              <span aria-hidden="true">{name}</span>
              <span className="sr-only">
                {text.driftOf(name, signed(points), margin.toFixed(1))}
              </span>
            </p>
            <Interval points={points} margin={margin} reach={reach} />
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** The points at the edge of the chart, so that all intervals fit. */
function reachOf(drifts: readonly Drift[]): number {
  const widest = Math.max(...drifts.map(({ points, margin }) => Math.abs(points) + margin))
  return Math.max(5, Math.ceil(widest / 5) * 5)
}

function Interval({ points, margin, reach }: Drift & { reach: number }) {
  const at = (value: number) => `${50 + (50 * value) / reach}%`
  return (
    <svg aria-hidden="true" className="block h-6 w-full overflow-visible">
      <line
        x1="50%"
        x2="50%"
        y1="0"
        y2="24"
        className="stroke-edge"
        strokeDasharray="2 3"
      />
      <line
        x1={at(points - margin)}
        x2={at(points + margin)}
        y1="12"
        y2="12"
        strokeWidth="2"
        className="stroke-ink"
      />
      <circle cx={at(points)} cy="12" r="6" className="fill-sea" />
    </svg>
  )
}
