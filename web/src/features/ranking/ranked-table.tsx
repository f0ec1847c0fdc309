import { memo } from 'react'
import { ApplicationBadge } from '#entities/application/application-badge.tsx'
import { stateLabels } from '#entities/application/state-labels.ts'
import type { RankedRow_ReviewApplicationFragment } from '#gql/graphql'
import { formatDayOf } from '#lib/format/format.ts'
import { TextLink } from '#page/links.tsx'
import { workspacePaths } from '#workspace-paths'
import { rankingMessages as text } from './ranking-messages.ts'

export type RankedRow = RankedRow_ReviewApplicationFragment

type Props = {
  scholarshipId: string
  rows: readonly RankedRow[]
  /** How many scores each application should get. */
  wanted: number
  chosen: ReadonlySet<string>
  /** Must never become another function, so that rows render again only when they change. */
  onToggle: (id: string, isRange: boolean) => void
  onToggleAll: (isChosen: boolean) => void
}

/** One page of the ranking. Scrolls sideways by itself on a narrow screen. */
export function RankedTable(props: Props) {
  const { scholarshipId, rows, wanted, chosen, onToggle, onToggleAll } = props
  const areAllChosen = rows.every(({ id }) => chosen.has(id))
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={text.title} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-start">
        <caption className="sr-only">{text.title}</caption>
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="py-1 pe-1 text-start">
              <ChooseBox
                label={text.chooseAll}
                isChosen={areAllChosen}
                onPress={() => onToggleAll(!areAllChosen)}
              />
            </th>
            {heads.map(({ label, isNumber }) => (
              <th
                key={label}
                scope="col"
                className={`px-3 py-2 font-semibold ${isNumber ? 'text-end' : 'text-start'}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.id}
              {...{ scholarshipId, row, wanted, onToggle }}
              isChosen={chosen.has(row.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const heads = [
  { label: text.rank, isNumber: true },
  { label: text.name, isNumber: false },
  { label: text.adjusted, isNumber: true },
  { label: text.raw, isNumber: true },
  { label: text.reviews, isNumber: true },
  { label: text.state, isNumber: false },
  { label: text.planned, isNumber: false },
  { label: text.submitted, isNumber: false },
]

type RowProps = Pick<Props, 'scholarshipId' | 'wanted' | 'onToggle'> & {
  row: RankedRow
  isChosen: boolean
}

const Row = memo(function Row(props: RowProps) {
  const { scholarshipId, row, wanted, isChosen, onToggle } = props
  return (
    <tr className={`border-b border-line ${isChosen ? 'bg-sea-soft' : ''}`}>
      <td className="py-1 pe-1">
        <ChooseBox
          label={text.choose(nameOf(row))}
          isChosen={isChosen}
          onPress={(isRange) => onToggle(row.id, isRange)}
        />
      </td>
      <Cells {...{ scholarshipId, row, wanted }} />
    </tr>
  )
})

/** The cells that do not change when a row is chosen: choosing a hundred rows renders only their boxes again. */
const Cells = memo(function Cells(props: Omit<RowProps, 'isChosen' | 'onToggle'>) {
  const { scholarshipId, row, wanted } = props
  return (
    <>
      <td className={numberStyle}>{row.rank ?? '–'}</td>
      <th scope="row" className="min-w-44 px-3 text-start font-semibold">
        <TextLink
          to={workspacePaths.reviewApplication(scholarshipId, row.id)}
          className="inline-flex min-h-11 items-center"
        >
          {nameOf(row)}
        </TextLink>
      </th>
      <td className={`${numberStyle} whitespace-nowrap`}>{adjustedOf(row)}</td>
      <td className={numberStyle}>{scoreWords(row.rawScore)}</td>
      <td className={`${numberStyle} whitespace-nowrap`}>
        {text.reviewsOf(row.reviewCount, wanted)}
      </td>
      <td className="px-3">
        <ApplicationBadge state={row.state} />
      </td>
      <td className="min-w-28 px-3">
        {row.plannedDecision ? stateLabels[row.plannedDecision.to] : '–'}
      </td>
      <td className="tabular px-3 whitespace-nowrap">{formatDayOf(row.submittedAt)}</td>
    </>
  )
})

const nameOf = ({ number, applicantName }: RankedRow) => text.nameOf(number, applicantName)

const numberStyle = 'tabular px-3 text-end'

function adjustedOf({ adjustedScore, adjustedMargin }: RankedRow): string {
  if (adjustedScore == null) return text.noScore
  if (adjustedMargin == null) return adjustedScore.toFixed(1)
  return text.margin(adjustedScore.toFixed(1), adjustedMargin.toFixed(1))
}

const scoreWords = (score: number | null | undefined) => score?.toFixed(1) ?? '–'

type ChooseBoxProps = {
  label: string
  isChosen: boolean
  onPress: (isRange: boolean) => void
}

function ChooseBox({ label, isChosen, onPress }: ChooseBoxProps) {
  return (
    <label className="inline-flex size-11 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        // The event says whether Shift is held, by pointer and by the space bar.
        onChange={({ nativeEvent }) =>
          onPress(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="size-5"
      />
    </label>
  )
}
