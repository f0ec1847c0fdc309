import type { ReactNode } from 'react'
import { messages } from '#lib/messages.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import { DeadlineText } from './deadline-text.tsx'
import { detailMessages as text } from './detail-messages.ts'
import { EligibilityChip } from './eligibility-chip.tsx'
import { levelNames } from './search-messages.ts'

const summaryStripFragment = graphql(`
  fragment SummaryStrip_Scholarship on Scholarship {
    id
    amountLabel
    degreeLevel
    estimatedTimeToApply
    eligibility {
      label
    }
    ...DeadlineText_Scholarship
    ...EligibilityChip_Scholarship
  }
`)

type Props = { scholarship: FragmentType<typeof summaryStripFragment> }

/** The five answers that decide whether to read on. */
export function SummaryStrip(props: Props) {
  const scholarship = readFragment(summaryStripFragment, props.scholarship)
  return (
    <section aria-labelledby="glance">
      <h2 id="glance" className="sr-only">
        {text.glance}
      </h2>
      <dl className="flex flex-wrap gap-x-8 gap-y-4 rounded border border-line bg-surface p-5">
        <Item label={text.amount}>
          <span className="tabular font-semibold">{scholarship.amountLabel}</span>
        </Item>
        <Item label={text.deadline}>
          <DeadlineText scholarship={scholarship} />
        </Item>
        <Item label={text.level}>{levelsInWords(scholarship.degreeLevel)}</Item>
        <Item label={text.effort}>
          {scholarship.estimatedTimeToApply ?? messages.notStated}
        </Item>
        {scholarship.eligibility && (
          <Item label={text.eligibility}>
            <EligibilityChip scholarship={scholarship} />
          </Item>
        )}
      </dl>
    </section>
  )
}

function Item({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-[min(10rem,100%)]">
      <dt className="text-sm text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export function levelsInWords(levels: readonly string[] | null | undefined): string {
  if (!levels || levels.length === 0) return messages.notStated
  return levels.map((level) => levelNames[level.toLowerCase()] ?? level).join(', ')
}
