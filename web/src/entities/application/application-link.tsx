import { Link } from 'react-router'
import type { ApplicationState } from '#gql/graphql'
import { paths } from '#paths'
import { ApplicationBadge } from './application-badge.tsx'

type Props = { application: { id: string; state: ApplicationState } }

/** The state of the application to an award, as a link to it. */
export function ApplicationLink({ application: { id, state } }: Props) {
  return (
    <Link
      to={paths.application(id)}
      className="relative z-10 inline-flex min-h-11 items-center gap-2 text-sea underline underline-offset-2 hover:text-sea-strong"
    >
      Your application
      <ApplicationBadge state={state} />
    </Link>
  )
}
