import { useState } from 'react'
import { useOnChange } from '#lib/live/use-on-change.ts'
import type { EssayRequestStatus } from '#gql/graphql'

type Props = {
  status: EssayRequestStatus | undefined
  /** Of what the other one or time does: what the reader does is told by the button that does it. */
  words: Partial<Record<EssayRequestStatus, string>>
}

/** Announces how a request stands by now, when that changes while the page is open. */
export function StatusAnnouncer({ status, words }: Props) {
  const [announcement, setAnnouncement] = useState('')
  useOnChange(status ?? '', () => setAnnouncement((status && words[status]) ?? ''))
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}
