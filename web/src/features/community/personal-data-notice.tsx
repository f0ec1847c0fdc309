import { Checkbox } from '#ui/checkbox.tsx'
import { Notice } from '#ui/notice.tsx'
import { findingKinds, writingMessages as text } from './writing-messages.ts'

export type Finding = { kind: string; excerpt: string }

type PersonalDataNoticeProps = {
  findings: readonly Finding[]
  isConfirmed: boolean
  onConfirm: (isConfirmed: boolean) => void
}

/** Personal data found in a text that is not posted yet, and the way to post it all the same. */
export function PersonalDataNotice(props: PersonalDataNoticeProps) {
  const { findings, isConfirmed, onConfirm } = props
  if (findings.length === 0) return null
  return (
    <Notice tone="warn">
      <p className="font-semibold">{text.foundTitle}</p>
      <p>{text.foundText}</p>
      <ul className="list-disc ps-6">
        {findings.map(({ kind, excerpt }) => (
          <li key={`${kind} ${excerpt}`}>
            {findingKinds[kind] ?? kind}: <strong>{excerpt}</strong>
          </li>
        ))}
      </ul>
      <Checkbox
        label={text.confirmFound}
        name="confirmPersonalData"
        isChecked={isConfirmed}
        onChange={onConfirm}
      />
    </Notice>
  )
}
