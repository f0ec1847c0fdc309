import { VerdictBadge } from '#entities/scholarship/verdict-badge.tsx'
import type { MatchAwaited, MatchVerdict } from '#gql/graphql'

type Props = {
  match: { verdict: MatchVerdict; label: string; awaits?: MatchAwaited | null }
}

/** What a match needs before an application, in the server's words; nothing where it needs nothing. */
export function AwaitedBadge({ match: { verdict, label, awaits } }: Props) {
  return (
    awaits && (
      <div className="py-1">
        <VerdictBadge verdict={verdict} label={label} awaits={awaits} />
      </div>
    )
  )
}
