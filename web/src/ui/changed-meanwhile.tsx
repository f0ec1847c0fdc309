import { Notice } from './notice.tsx'

/** Shown above a form that restored typed values: lists the restored fields that the record has changed since. */
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
