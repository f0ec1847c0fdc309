import { dayInWords } from '@landfall/calendar/words'
import { Badge, type Tone } from '#ui/badge.tsx'
import { DataTable, type Column } from '#ui/data-table.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { DeadlineTable_DeadlineFragment, ImmigrationStanding } from '#gql/graphql'
import { immigrationMessages as text, standings } from './immigration-messages.ts'
import { SourceLine } from './source-line.tsx'

export const deadlineFragment = graphql(`
  fragment DeadlineTable_Deadline on ImmigrationDeadline {
    id
    number
    opensOn
    closesOn
    urgedOn
    standing
    step
    milder {
      closesOn
      says
    }
    rule {
      id
      title
      says
      ...SourceLine_Rule
    }
  }
`)

type Deadline = DeadlineTable_DeadlineFragment

const tones: Record<ImmigrationStanding, Tone> = {
  TOO_EARLY: 'neutral',
  OPEN: 'sea',
  URGENT: 'warn',
  PAST: 'bad',
  UNKNOWN: 'neutral',
}

const columns: readonly Column<Deadline>[] = [
  {
    key: 'rule',
    header: text.rule,
    cell: ({ rule, number }) => (number > 0 ? `${rule.title} (${number})` : rule.title),
  },
  { key: 'closes', header: text.closes, cell: (deadline) => <LastDay {...deadline} /> },
  {
    key: 'standing',
    header: text.standing,
    cell: ({ standing }) => <Badge tone={tones[standing]}>{standings[standing]}</Badge>,
  },
  {
    key: 'opens',
    header: text.opens,
    cell: ({ opensOn }) => (opensOn ? dayInWords(opensOn) : text.anyTime),
  },
  {
    key: 'step',
    header: text.step,
    cell: ({ step, rule }) => (
      <div className="flex flex-col gap-1 sm:min-w-72">
        {step && <p>{step}</p>}
        {/* A day without its conditions would promise too much. */}
        <p className="text-sm">{rule.says}</p>
        <SourceLine rule={rule} />
      </div>
    ),
  },
]

/** Windows with their days, what to do, and the source. */
export function DeadlineTable(props: {
  caption: string
  deadlines: readonly FragmentType<typeof deadlineFragment>[]
}) {
  const deadlines = readFragment(deadlineFragment, props.deadlines)
  return (
    <DataTable
      caption={text.asTable(props.caption)}
      isCaptionHidden
      columns={columns}
      rows={deadlines}
      rowKey={({ id }) => id}
      isStacked
    />
  )
}

function LastDay({ closesOn, urgedOn, milder }: Deadline) {
  if (!closesOn) return standings.UNKNOWN
  return (
    <>
      {dayInWords(closesOn)}
      {urgedOn && urgedOn !== closesOn && (
        <p className="text-sm">{text.actBy(dayInWords(urgedOn))}</p>
      )}
      {milder && (
        <p className="text-sm text-muted">
          {text.milder(milder.says, dayInWords(milder.closesOn))}
        </p>
      )}
    </>
  )
}
