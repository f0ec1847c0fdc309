import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { homeMessages as text } from './home-messages.ts'

/** What a student asked of a mentor, who has not answered yet; after `expiresAt` it is too late to. */
export type StudentRequest = { id: string; expiresAt: string } & (
  | { kind: 'session'; name: string; scheduledAt: string }
  | { kind: 'essay'; name: string | null }
)

/** What a mentor answers, by when; what ends first comes first. */
export function requestTasks(requests: readonly StudentRequest[]) {
  return requests
    .toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt))
    .map(({ id, expiresAt, ...request }) => {
      const by = formatDateTime(expiresAt)
      return request.kind === 'session'
        ? {
            key: id,
            title: text.answerSession(request.name),
            why: text.answerSessionWhy(formatDateTime(request.scheduledAt), by),
            to: mentorPaths.session(id),
          }
        : {
            key: id,
            title: text.answerEssay(request.name),
            why: text.answerBy(by),
            to: mentorPaths.essay(id),
          }
    })
}
