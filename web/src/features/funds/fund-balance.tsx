import type { Fund_FundFragment } from '#gql/graphql'
import { formatMoney } from '#lib/format/format-money.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { fundMessages as text } from './fund-messages.ts'

type Props = Pick<Fund_FundFragment, 'balance'>

/** What a fund has: first the figure that people decide by, then a bar, then all figures. */
export function FundBalance({ balance }: Props) {
  const { pledged, committed, awarded, disbursed, available } = balance
  const lines = [
    [text.pledged, pledged],
    [text.committed, committed],
    [text.awarded, awarded],
    [text.disbursed, disbursed],
  ] as const
  const percent = shareOf(pledged.amount, available.amount)
  return (
    <section aria-label={text.balance} className="flex flex-col gap-4">
      <p className="flex flex-col">
        <span className="text-muted">{text.available}</span>
        <strong className="tabular text-3xl">{formatMoney(available)}</strong>
      </p>
      <ProgressBar label={text.barLabel} percent={percent} words={text.barWords(percent)} />
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {lines.map(([label, amount]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="tabular text-lg font-semibold">{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The part of the pledges that is no longer free, in whole percent; only for a bar. */
function shareOf(pledged: string, available: string): number {
  const whole = Number(pledged)
  return whole > 0 ? Math.round(((whole - Number(available)) / whole) * 100) : 0
}
