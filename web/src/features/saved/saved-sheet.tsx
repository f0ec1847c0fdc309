import { applyUrl } from '#entities/scholarship/apply-url.ts'
import { isOpen, standingInWords } from '#entities/scholarship/listing-standing.ts'
import { dayInWords } from '@landfall/calendar/words'
import { today } from '#lib/format/today.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { SavedSheet_SavedScholarshipFragment } from '#gql/graphql'
import { paths } from '#paths'
import { savedMessages as text, statusLabels, warnings } from './saved-messages.ts'

const savedSheetFragment = graphql(`
  fragment SavedSheet_SavedScholarship on SavedScholarship {
    id
    applicationStatus
    notes
    scholarship {
      id
      slug
      title
      provider
      status
      amountLabel
      applicationUrl
      sourceUrl
      sourceUrlKind
      closedReason
      deadline {
        label
      }
      eligibility {
        label
      }
    }
  }
`)

type Props = { saved: readonly FragmentType<typeof savedSheetFragment>[] }

const cell = 'border-b border-line py-2 pe-3 text-start align-top'

/** The saved list on paper: addresses are written out, as nobody can follow a link there. */
export function SavedSheet({ saved }: Props) {
  return (
    <div className="hidden print:block">
      <p className="mb-3 text-sm">{text.asOf(dayInWords(today()))}</p>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="break-inside-avoid">
            {text.sheetColumns.map((column) => (
              <th key={column} scope="col" className={cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {saved.map((one) => {
            const record = readFragment(savedSheetFragment, one)
            return <Row key={record.id} record={record} />
          })}
        </tbody>
      </table>
    </div>
  )
}

function Row({ record }: { record: SavedSheet_SavedScholarshipFragment }) {
  const { scholarship, applicationStatus, notes } = record
  const { title, provider, deadline, amountLabel, eligibility, closedReason } = scholarship
  const warning = closedReason && warnings[closedReason]
  const standing = standingInWords(scholarship)
  return (
    <tr className="break-inside-avoid">
      <th scope="row" className={`${cell} font-normal`}>
        <span className="block font-semibold">{title}</span>
        <span className="block">{provider}</span>
        <span className="block break-all">{warning ?? linkOf(scholarship)}</span>
        {notes && <span className="block whitespace-pre-line italic">{notes}</span>}
      </th>
      <td className={cell}>{warning ? '' : (standing ?? deadline.label)}</td>
      <td className={cell}>{warning ? '' : amountLabel}</td>
      <td className={cell}>{standing ? '' : (eligibility?.label ?? text.noVerdict)}</td>
      <td className={cell}>{statusLabels[applicationStatus]}</td>
    </tr>
  )
}

/** The page to apply on while that is possible, else the scholarship's page here. */
function linkOf(scholarship: SavedSheet_SavedScholarshipFragment['scholarship']): string {
  const { origin } = globalThis.location
  const url = isOpen(scholarship) ? applyUrl(scholarship) : null
  return url ?? origin + paths.scholarship(scholarship.slug)
}
