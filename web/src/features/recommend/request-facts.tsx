import type { ReactNode } from 'react'
import { zoneInWords } from '@landfall/calendar/words'
import { formatDateTime } from '#lib/format/format.ts'
import { browserZone } from '#lib/format/own-zone.ts'
import { cardStyle } from '#ui/card-style.ts'
import { recommendMessages as text } from './recommend-messages.ts'
import type { LetterRequest } from './request.ts'

const MINUTE_MS = 60_000

/** When the letter is due, on the reader's clock and on the scholarship's, and who reads the letter. */
export function RequestFacts({ request }: { request: LetterRequest }) {
  const { dueAt, dueTimeZone, relation, note, isWaived } = request
  // People read a deadline's last minute.
  const lastMinute = new Date(Date.parse(dueAt) - MINUTE_MS).toISOString()
  const here = browserZone()
  const when = (zone: string) => `${formatDateTime(lastMinute, zone)} ${zoneInWords(zone)}`
  return (
    <dl className={cardStyle('p-card', 'flex flex-col gap-4')}>
      <Fact name={text.due}>
        <span className="tabular block font-semibold">{when(here)}</span>
        {dueTimeZone !== here && (
          <span className="tabular block text-sm text-muted">
            {text.dueElsewhere(when(dueTimeZone))}
          </span>
        )}
      </Fact>
      <Fact name={text.knows}>{relation}</Fact>
      {note && (
        <Fact name={text.note}>
          <span className="break-words whitespace-pre-line">{note}</span>
        </Fact>
      )}
      <Fact name={text.reading}>
        <span className="block">{isWaived ? text.waived : text.notWaived}</span>
        <span className="block text-sm text-muted">{text.after}</span>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="max-w-prose">{children}</dd>
    </div>
  )
}
