import { formatDateTime } from '#lib/format/format.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import { Badge } from '#ui/badge.tsx'
import { actionKinds, communityMessages as text, reasons } from './community-messages.ts'

const fragment = graphql(`
  fragment ActionLine_Action on ModerationAction {
    id
    kind
    reason
    entryKind
    until
    createdAt
    undoneAt
  }
`)

/** One action of moderation in words: no names. */
export function ActionLine(props: { action: FragmentType<typeof fragment> }) {
  const { kind, reason, entryKind, until, createdAt, undoneAt } = readFragment(
    fragment,
    props.action,
  )
  return (
    <div>
      <p className="font-semibold">{actionKinds[kind]}</p>
      <p className="text-sm text-muted">
        {entryKind ? text.entryKinds[entryKind] : text.aPerson} · {reasons[reason]} ·{' '}
        <span className="tabular">{formatDateTime(createdAt)}</span>
        {until && ` · ${text.until} ${formatDateTime(until)}`}
      </p>
      {undoneAt && <Badge>{text.wasUndone}</Badge>}
    </div>
  )
}
