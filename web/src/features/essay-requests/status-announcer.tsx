import { useState } from 'react'
import { useOnChange } from '#lib/live/use-on-change.ts'
import type { EssayRequestStatus } from '#gql/graphql'

type Props = {
  status: EssayRequestStatus | undefined
  /** News of the other person's acts, or of time: the button announces what the reader does. */
  words: Partial<Record<EssayRequestStatus, string>>
}

/** Announces the request's new state when it changes while the page is open. */
export function StatusAnnouncer({ status, words }: Props) {
  const [announcement, setAnnouncement] = useState('')
  useOnChange(status ?? '', () => setAnnouncement((status && words[status]) ?? ''))
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}
