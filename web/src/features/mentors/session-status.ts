import type { SessionStatus } from '#gql/graphql'
import { sessionMessages as text } from './mentor-messages.ts'

export type Standing = { status: SessionStatus; isViewerMentor: boolean }

/** Where a session stands, for the one who looks: a request waits for a mentor, who is told that it is them. */
export function statusInWords({ status, isViewerMentor }: Standing): string {
  return status === 'REQUESTED' && isViewerMentor ? text.waitsForYou : text.statuses[status]
}
