import { TrendingUp } from 'lucide-react'
import { useProfileAddress } from '#entities/student/profile-address.ts'
import { TextLink } from '#page/links.tsx'
import { formatMoney } from '#lib/format/format-money.ts'
import { ShareBar } from '#page/share-bar.tsx'
import { cardStyle } from '#ui/card-style.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { OutlookPanel_ScholarshipOutlookFragment } from '#gql/graphql'
import { outlookMessages as text } from './outlook-messages.ts'

const outlookFragment = graphql(`
  fragment OutlookPanel_ScholarshipOutlook on ScholarshipOutlook {
    openCount
    eligibleCount
    waitingCount
    toAnswerCount
    toCheckCount
    notEligibleCount
    statedTotal {
      amount
      currency
    }
    statedCount
    unstatedCount
    whatIf {
      text
      profileField
    }
  }
`)

type Props = {
  outlook: FragmentType<typeof outlookFragment>
  /** Shows only scholarships whose every requirement is met; null when the search shows them already. */
  onShowEligible: (() => void) | null
}

/** How many scholarships are open to the student now, and how many more a better score would open. */
export function OutlookPanel({ outlook, onShowEligible }: Props) {
  const found = readFragment(outlookFragment, outlook)
  const { eligibleCount, openCount, waitingCount, whatIf, ...money } = found
  return (
    <section
      aria-labelledby="outlook"
      className={cardStyle('p-card', 'flex flex-col gap-3')}
    >
      <h2 id="outlook" className="text-xl">
        {text.title}
      </h2>
      <p>
        {text.eligible(formatNumber(eligibleCount - waitingCount), formatNumber(openCount))}
        {waitingCount > 0 &&
          ` ${text.waiting(formatNumber(waitingCount), waitingCount === 1)}`}
      </p>
      <VerdictBar {...found} />
      <p className="text-sm text-muted">{text.basis}</p>
      {(money.statedTotal || whatIf.length > 0) && (
        <Disclosure summary={text.more}>
          <div className="flex flex-col gap-3">
            <StatedTotal {...money} />
            <WhatIf notes={whatIf} />
          </div>
        </Disclosure>
      )}
      {onShowEligible && eligibleCount > 0 && (
        <Button className="self-start" onClick={onShowEligible}>
          {text.show}
        </Button>
      )}
    </section>
  )
}

type Outlook = OutlookPanel_ScholarshipOutlookFragment

/** The verdicts on all open scholarships, as a bar and in words. */
function VerdictBar({ openCount, ...counts }: Outlook) {
  if (openCount === 0) return null
  const parts = [
    {
      key: text.verdicts.eligible,
      count: counts.eligibleCount - counts.waitingCount,
      fill: 'good',
    },
    ...(counts.waitingCount > 0
      ? [
          {
            key: text.verdicts.waiting,
            count: counts.waitingCount,
            fill: 'muted' as const,
          },
        ]
      : []),
    { key: text.verdicts.toAnswer, count: counts.toAnswerCount, fill: 'sea' },
    { key: text.verdicts.toCheck, count: counts.toCheckCount, fill: 'edge' },
    { key: text.verdicts.notEligible, count: counts.notEligibleCount, fill: 'none' },
  ] as const
  return (
    <div className="flex flex-col gap-2">
      <ShareBar
        parts={parts.map(({ key, count, fill }) => ({
          key,
          share: count / openCount,
          className: fills[fill],
        }))}
      />
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {parts.map(({ key, count, fill }) => (
          <li key={key} className="tabular inline-flex items-center gap-2">
            <svg aria-hidden="true" width="12" height="12" className="border border-edge">
              <rect width="100%" height="100%" className={fills[fill]} />
            </svg>
            {key}: {formatNumber(count)}
          </li>
        ))}
      </ul>
    </div>
  )
}

const fills = {
  good: 'fill-good',
  muted: 'fill-muted',
  sea: 'fill-sea',
  edge: 'fill-edge',
  none: 'fill-sunken',
} as const

type StatedTotalProps = Pick<Outlook, 'statedTotal' | 'statedCount' | 'unstatedCount'>

function StatedTotal({ statedTotal, statedCount, unstatedCount }: StatedTotalProps) {
  if (!statedTotal) return null
  return (
    <div>
      <p className="tabular">
        <strong>{formatMoney(statedTotal)}</strong>{' '}
        {text.stated(formatNumber(statedCount), statedCount === 1)}
        {unstatedCount > 0 &&
          ` ${text.unstated(formatNumber(unstatedCount), unstatedCount === 1)}`}
      </p>
      <p className="text-sm text-muted">{text.statedHelp}</p>
    </div>
  )
}

function WhatIf({ notes }: { notes: Outlook['whatIf'] }) {
  const profileAddress = useProfileAddress()
  if (notes.length === 0) return null
  return (
    <ul className="flex flex-col">
      {notes.map((note) => (
        <li key={note.text} className="flex items-start gap-3 py-2">
          <TrendingUp aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-sea" />
          <p className="min-w-0">
            {note.text}{' '}
            {note.profileField && (
              <TextLink to={profileAddress(note.profileField)}>{text.update}</TextLink>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
