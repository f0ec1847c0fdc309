import type { NoticeType } from '#gql/graphql'
import { groupsOf } from './notice-groups.ts'
import { settingsMessages as text } from './settings-messages.ts'

type Choice = { type: NoticeType; inApp: boolean; mail: boolean }

type Props = {
  labels: Readonly<Record<NoticeType, string>>
  types: readonly Choice[]
  onChange: (types: Choice[]) => void
}

const channels = ['inApp', 'mail'] as const

/** A row for each kind of notice, grouped by subject; a column for each way to hear of it. */
export function NoticeMatrix({ labels, types, onChange }: Props) {
  const set = (type: NoticeType, change: Partial<Choice>) =>
    onChange(types.map((one) => (one.type === type ? { ...one, ...change } : one)))
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{text.noticesTable}</caption>
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          <th scope="col" className="py-2 text-start font-semibold wrap-anywhere">
            {text.noticeKind}
          </th>
          {channels.map((channel) => (
            <th
              key={channel}
              scope="col"
              className="w-1/4 px-1 py-2 text-center font-semibold wrap-anywhere"
            >
              {text.channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      {groupsOf(types).map(({ group, choices }) => (
        <tbody key={group}>
          <tr className="border-b border-line">
            <th scope="rowgroup" colSpan={3} className="pt-5 pb-1 text-start font-semibold">
              {text.noticeGroups[group]}
            </th>
          </tr>
          {choices.map((choice) => (
            <ChoiceRow
              key={choice.type}
              label={labels[choice.type]}
              choice={choice}
              onChange={(change) => set(choice.type, change)}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}

type RowProps = {
  label: string
  choice: Choice
  onChange: (change: Partial<Choice>) => void
}

function ChoiceRow({ label, choice, onChange }: RowProps) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2 text-start font-normal wrap-anywhere">
        {label}
      </th>
      {channels.map((channel) => (
        <td key={channel} className="text-center">
          <label className="inline-flex size-11 cursor-pointer items-center justify-center">
            <input
              type="checkbox"
              name={`${choice.type}-${channel}`}
              aria-label={`${label}: ${text.channels[channel]}`}
              checked={choice[channel]}
              onChange={(event) => onChange({ [channel]: event.target.checked })}
              className="size-5"
            />
          </label>
        </td>
      ))}
    </tr>
  )
}
