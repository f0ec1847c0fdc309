import { cardStyle } from '#ui/card-style.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { formatNumber } from '#ui/format-number.ts'

/** `value` is undefined while it is being read, and words where it is not known. */
export type Figure = { label: string; value: number | string | undefined }

/** A few counts side by side; on a phone one line, because people come for the list below. */
export function FigureStrip({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl
      className={cardStyle(
        'p-3',
        'grid grid-cols-[repeat(auto-fit,minmax(min(4.5rem,100%),1fr))] gap-3',
      )}
    >
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="tabular text-xl font-semibold">
            {typeof value === 'number'
              ? formatNumber(value)
              : (value ?? <Skeleton className="h-7 w-8" />)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
