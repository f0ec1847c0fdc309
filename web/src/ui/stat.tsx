import type { ReactNode } from 'react'
import { Card } from './card.tsx'

type StatProps = {
  /** What the figure counts, with its period: "Saved scholarships". */
  label: string
  value: ReactNode
  /** Where the figure comes from or until when it holds. */
  source?: ReactNode
}

/** One figure that answers a question. Wrap several in a `<dl>`. */
export function Stat({ label, value, source }: StatProps) {
  return (
    <Card className="flex flex-col-reverse justify-end gap-1">
      {source && <dd className="text-sm text-muted">{source}</dd>}
      <dt className="text-muted">{label}</dt>
      <dd className="tabular text-2xl font-semibold">{value}</dd>
    </Card>
  )
}
