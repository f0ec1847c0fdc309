import { diffWordsWithSpace } from 'diff'
import { useMemo } from 'react'
import { Card } from '#ui/card.tsx'
import { essayMessages as text } from './essay-messages.ts'

/** Texts that share next to nothing take long to compare; they are shown one behind the other. */
const LONGEST_MS = 500

type Props = { before: string; after: string }

/** What changed between two versions, word by word. */
export function VersionDiff({ before, after }: Props) {
  const parts = useMemo(
    () =>
      diffWordsWithSpace(before, after, { timeout: LONGEST_MS }) ?? [
        { value: before, removed: true, added: false },
        { value: after, removed: false, added: true },
      ],
    [before, after],
  )
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
