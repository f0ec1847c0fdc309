import { useMutation } from '@apollo/client/react'
import { graphql, readFragment, type FragmentType } from '#gql'
import { formatDayOf } from '#lib/format/format.ts'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { timeAgo } from '#lib/format/time-ago.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import type { SessionsSection_SessionFragment as Session } from '#gql/graphql'
import { settingsMessages as text } from './settings-messages.ts'
import { SettingsSection } from './settings-section.tsx'

const fragment = graphql(`
  fragment SessionsSection_Session on Session {
    id
    isCurrent
    device
    address
    createdAt
    lastSeenAt
  }
`)

const revokeDocument = graphql(`
  mutation SessionsSection_Revoke($input: RevokeSessionInput!) {
    revokeSession(input: $input) {
      __typename
      ... on RevokeSessionsSuccess {
        endedCount
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

const revokeOthersDocument = graphql(`
  mutation SessionsSection_RevokeOthers {
    revokeOtherSessions {
      __typename
      ... on RevokeSessionsSuccess {
        endedCount
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

const refetch = { refetchQueries: ['SettingsPage'], awaitRefetchQueries: true }

type SessionsSectionProps = { sessions: readonly FragmentType<typeof fragment>[] }

export function SessionsSection(props: SessionsSectionProps) {
  const sessions = readFragment(fragment, props.sessions)
  const [revokeOthers, others] = useMutation(revokeOthersDocument, refetch)
  const hasOthers = sessions.some((session) => !session.isCurrent)

  async function endOthers() {
    const done = await runMutation(text.revokeOthersFailed, async () => {
      const { data } = await revokeOthers()
      return data?.revokeOtherSessions
    })
    if (!done) return
    toast.success({ title: text.revokeOthersDone(done.endedCount), topic: 'sessions' })
    focusHeading()
  }
  return (
    <SettingsSection title={text.sessions} lead={text.sessionsHelp}>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {hasOthers ? (
        <Button
          className="self-start"
          isBusy={others.loading}
          onClick={() => void endOthers()}
        >
          {text.revokeOthers}
        </Button>
      ) : (
        <p className="text-muted">{text.onlyHere}</p>
      )}
    </SettingsSection>
  )
}

function SessionRow({ session }: { session: Session }) {
  const [revoke, { loading }] = useMutation(revokeDocument, refetch)
  const device = session.device ?? text.unknownDevice
  const address = session.address ?? text.unknownAddress

  async function end() {
    const done = await runMutation(text.revokeFailed, async () => {
      const { data } = await revoke({ variables: { input: { sessionId: session.id } } })
      return data?.revokeSession
    })
    if (!done) return
    toast.success({ title: text.revokeDone, topic: 'sessions' })
    focusHeading()
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.isCurrent && <Badge tone="sea">{text.current}</Badge>}
        </p>
        <p className="tabular text-sm text-muted">
          {address} · {text.lastSeen(timeAgo(session.lastSeenAt))},{' '}
          {text.since(formatDayOf(session.createdAt))}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          isBusy={loading}
          aria-label={text.revokeLabel(device, address)}
          onClick={() => void end()}
        >
          {text.revoke}
        </Button>
      )}
    </li>
  )
}
