import { CircleCheck, CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { formatDateTime, formatDayOf } from '#lib/format/format.ts'
import { cardStyle } from '#ui/card-style.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import type { useRecommendationChanges } from './change-recommendation.ts'
import { recommenderMessages as text } from './recommender-messages.ts'
import type { Recommendation } from './recommenders-fragment.ts'

type Props = {
  recommendation: Recommendation
  changes: ReturnType<typeof useRecommendationChanges>
  onEdit: () => void
}

/** One recommender: the state of the letter, with dates, and what the student can do. */
export function RecommenderCard({ recommendation, changes, onEdit }: Props) {
  const { recommenderName, relation, state, isWaived, declineReason } = recommendation
  return (
    <li className={cardStyle('p-inset', 'flex flex-col gap-2')}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="text-lg break-words">{recommenderName}</h3>
          <p className="text-sm break-words text-muted">{relation}</p>
        </div>
        <StateBadge state={state} />
      </div>
      <p className="tabular text-sm">{datesOf(recommendation)}</p>
      <p className="text-sm text-muted">{isWaived ? text.waivedLine : text.keptLine}</p>
      {declineReason && (
        <p className="max-w-prose break-words whitespace-pre-line">{declineReason}</p>
      )}
      <OwnLetter letter={recommendation.letter} />
      <Actions {...{ recommendation, changes, onEdit }} />
    </li>
  )
}

function StateBadge({ state }: Pick<Recommendation, 'state'>) {
  const isHere = state === 'SUBMITTED'
  const isOpen = state === 'DECLINED' || state === 'EXPIRED'
  const Icon = isHere ? CircleCheck : isOpen ? CircleHelp : null
  const tone = isHere ? 'good' : isOpen ? 'warn' : 'neutral'
  return (
    <Badge tone={tone} icon={Icon && <Icon aria-hidden="true" size={16} />}>
      {text.states[state]}
    </Badge>
  )
}

/** When the request was sent, and what happened last. */
function datesOf(one: Recommendation): string {
  const { state, invitedAt, openedAt, startedAt, endedAt, expiresAt } = one
  const ended = Object.entries(text.endedOn).find(([key]) => key === state)?.[1]
  const last = [
    endedAt && ended?.(formatDayOf(endedAt)),
    startedAt && text.startedOn(formatDayOf(startedAt)),
    openedAt && text.openedOn(formatDayOf(openedAt)),
  ].find(Boolean)
  const link = !endedAt && expiresAt && text.linkUntil(formatDateTime(expiresAt))
  const invited = invitedAt && text.invitedOn(formatDayOf(invitedAt))
  return [invited, last, link].filter(Boolean).join(' · ')
}

function OwnLetter({ letter }: Pick<Recommendation, 'letter'>) {
  if (!letter) return null
  const { text: words, fileName, contentPath } = letter
  if (words)
    return (
      <Disclosure summary={text.read}>
        <p className="max-w-prose break-words whitespace-pre-line">{words}</p>
      </Disclosure>
    )
  if (!contentPath) return <p className="text-sm text-muted">{text.scanning}</p>
  return (
    <a
      href={contentPath}
      download={fileName}
      className="inline-flex min-h-11 items-center self-start text-sea underline"
    >
      {text.download(fileName ?? '')}
    </a>
  )
}

function Actions({ recommendation, changes, onEdit }: Props) {
  const { id, state, recommenderName: name } = recommendation
  const [isBusy, setIsBusy] = useState(false)
  const run = (work: () => Promise<void>) => async () => {
    setIsBusy(true)
    await work()
    setIsBusy(false)
  }
  const isDraft = state === 'DRAFT'
  const isAwaited = state === 'INVITED' || state === 'OPENED' || state === 'IN_PROGRESS'
  if (!isDraft && !isAwaited && state !== 'EXPIRED') return null
  const send = isDraft ? text.send : text.sendAgain
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        aria-label={text.of(send, name)}
        isBusy={isBusy}
        onClick={() => void run(() => changes.invite(recommendation))()}
      >
        {send}
      </Button>
      {isDraft && (
        <Button aria-label={text.of(text.edit, name)} onClick={onEdit}>
          {text.edit}
        </Button>
      )}
      {(isDraft || isAwaited) && (
        <Button
          aria-label={text.of(text.cancel, name)}
          isBusy={isBusy}
          onClick={() => void run(() => changes.cancel(id))()}
        >
          {text.cancel}
        </Button>
      )}
    </div>
  )
}
