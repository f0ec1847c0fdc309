import type { SessionStatus } from '#gql/graphql'
import { sessionMessages as text } from './mentor-messages.ts'

export type Standing = { status: SessionStatus; isViewerMentor: boolean }

/** The state of a session, for the viewer: a request waits for a mentor, who reads that it waits for them. */
export function statusInWords({ status, isViewerMentor }: Standing): string {
  return status === 'REQUESTED' && isViewerMentor ? text.waitsForYou : text.statuses[status]
}
