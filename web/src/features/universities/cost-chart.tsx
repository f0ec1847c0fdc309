import type { ReactNode } from 'react'
import { formatMoney } from '#lib/format/format-money.ts'
import { TextLink } from '#page/links.tsx'
import { ShareBar } from '#page/share-bar.tsx'
import { paths } from '#paths'
import type { CostGap } from './cost-gap.ts'
import { universityMessages as text } from './university-messages.ts'

/** More bars would say no more: the list of awards below has all of them. */
const SHOWN = 4

/** A year's tuition, and how much of it each award would pay: a table whose figures are drawn as bars. */
export function CostChart({ gap, tuitionName }: { gap: CostGap; tuitionName: string }) {
  if (gap.awards.length === 0) return null
  const awards = gap.awards.slice(0, SHOWN)
  const longest = Math.max(gap.tuition, ...awards.map(({ aYear }) => aYear))
  return (
    <table className="w-full border-separate border-spacing-y-2">
      <caption className="text-start text-sm text-muted">{text.gapChart}</caption>
      <tbody>
        <Row
          name={gap.isInternational ? text.tuitionInternational : tuitionName}
          aYear={gap.tuition}
          share={gap.tuition / longest}
          fill="fill-edge"
        />
        {awards.map(({ slug, title, aYear }) => (
          <Row
            key={slug}
            name={<TextLink to={paths.scholarship(slug)}>{title}</TextLink>}
            aYear={aYear}
            share={aYear / longest}
            fill="fill-coral"
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { name: ReactNode; aYear: number; share: number; fill: string }

/** On a phone, the bar is below its words. */
function Row({ name, aYear, share, fill }: RowProps) {
  return (
    <tr className="flex flex-wrap items-center gap-x-3 sm:table-row">
      <th scope="row" className="grow py-1 pe-3 text-start font-normal sm:w-1/3">
        {name}
      </th>
      <td className="tabular py-1 pe-3 text-end font-semibold whitespace-nowrap sm:w-px">
        {text.aYear(formatMoney({ amount: String(aYear), currency: 'USD' }))}
      </td>
      <td className="w-full sm:w-auto">
        <ShareBar parts={[{ key: 'own', share, className: fill }]} />
      </td>
    </tr>
  )
}
