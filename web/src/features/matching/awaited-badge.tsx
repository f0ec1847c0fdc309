import { VerdictBadge } from '#entities/scholarship/verdict-badge.tsx'
import type { MatchAwaited, MatchVerdict } from '#gql/graphql'

type Props = {
  match: { verdict: MatchVerdict; label: string; awaits?: MatchAwaited | null }
}

/** Says of a match what comes before an application, in the server's words; nothing where nothing does. */
export function AwaitedBadge({ match: { verdict, label, awaits } }: Props) {
  return (
    awaits && (
      <div className="py-1">
        <VerdictBadge verdict={verdict} label={label} awaits={awaits} />
      </div>
    )
  )
}
