import { Notice } from './notice.tsx'

/** Above a form that brought back what was typed: which of these fields the record has changed since. */
export function ChangedMeanwhile({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null
  return (
    <Notice tone="warn">
      <p>
        These fields were changed elsewhere after you typed. What you typed is shown; check
        it before you save:
      </p>
      <ul className="list-disc ps-5">
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </Notice>
  )
}
