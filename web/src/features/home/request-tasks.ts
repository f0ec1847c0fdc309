import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { homeMessages as text } from './home-messages.ts'

/** A student's request that a mentor has not answered yet; after `expiresAt` it is too late. */
export type StudentRequest = { id: string; expiresAt: string } & (
  | { kind: 'session'; name: string; scheduledAt: string }
  | { kind: 'essay'; name: string | null }
)

/** Requests for a mentor to answer, and by when. */
export function requestTasks(requests: readonly StudentRequest[]) {
  return requests.map(({ id, expiresAt: by, ...request }) => {
    const words = formatDateTime(by)
    return request.kind === 'session'
      ? {
          key: id,
          by,
          title: text.answerSession(request.name),
          why: text.answerSessionWhy(formatDateTime(request.scheduledAt), words),
          to: mentorPaths.session(id),
        }
      : {
          key: id,
          by,
          title: text.answerEssay(request.name),
          why: text.answerBy(words),
          to: mentorPaths.essay(id),
        }
  })
}
