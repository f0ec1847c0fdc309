import { OctagonAlert, TriangleAlert } from 'lucide-react'
import { graphql, readFragment, type FragmentType } from '#gql'
import { Badge } from '#ui/badge.tsx'
import { moderationMessages as text } from './moderation-messages.ts'

const fragment = graphql(`
  fragment FlagList_RedFlag on RedFlag {
    code
    severity
    label
    words
    isCleared
  }
`)

/** The rules' warnings, with the words that caused each. */
export function FlagList(props: { flags: readonly FragmentType<typeof fragment>[] }) {
  const flags = readFragment(fragment, props.flags)
  if (flags.length === 0) return null
  return (
    <ul aria-label={text.flags} className="flex flex-col gap-2">
      {flags.map((flag) => (
        <li key={flag.code + flag.words} className="flex flex-wrap items-center gap-2">
          <SeverityBadge isHeld={flag.severity === 'HOLD'} />
          <span>
            {text.flag(flag.label, flag.words)}
            {flag.isCleared && <span className="text-muted"> ({text.cleared})</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

function SeverityBadge({ isHeld }: { isHeld: boolean }) {
  return isHeld ? (
    <Badge tone="bad" icon={<OctagonAlert aria-hidden="true" size={16} />}>
      {text.hold}
    </Badge>
  ) : (
    <Badge tone="warn" icon={<TriangleAlert aria-hidden="true" size={16} />}>
      {text.warn}
    </Badge>
  )
}
