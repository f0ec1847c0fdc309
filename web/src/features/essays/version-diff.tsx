import { diffWordsWithSpace } from 'diff'
import { useMemo } from 'react'
import { Card } from '#ui/card.tsx'
import { essayMessages as text } from './essay-messages.ts'

/** Texts that share next to nothing take long to compare, so they are shown one after the other. */
const MAX_DIFF_MS = 500
const MIN_SHARED = 0.4

type Props = { before: string; after: string }

/** What changed between two versions, word by word. */
export function VersionDiff({ before, after }: Props) {
  const parts = useMemo(() => partsOf(before, after), [before, after])
  if (before === after) return <p className="text-muted">{text.noChanges}</p>
  return (
    <>
      <p className="mb-2 text-sm text-muted">{text.changesWords}</p>
      <Card className="max-w-prose break-words whitespace-pre-wrap">
        {parts.map(({ value, added, removed }, place) => {
          if (added)
            return (
              <ins key={place} className="bg-good-soft text-good">
                {value}
              </ins>
            )
          if (removed)
            return (
              <del key={place} className="bg-bad-soft text-bad">
                {value}
              </del>
            )
          return <span key={place}>{value}</span>
        })}
      </Card>
    </>
  )
}

/** When two texts share little, words that happen to be in both would only confuse. */
function partsOf(before: string, after: string) {
  const parts = diffWordsWithSpace(before, after, { timeout: MAX_DIFF_MS }) ?? []
  const shared = parts
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.length, 0)
  if (shared >= Math.min(before.length, after.length) * MIN_SHARED) return parts
  return [
    { value: `${before}\n\n`, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
}
