import { browserKeys } from '#lib/browser/storage-keys.ts'
import { keepOnDevice, readKept, recordOf } from '#lib/forms/kept-on-device.ts'
import { isSameScore, type ScoreValues } from './score-values.ts'

/** Keeps on this device a score that the server does not have yet; forgets one that it has. */
export function keepScore(
  reviewerId: string,
  applicationId: string,
  score: ScoreValues,
  saved: ScoreValues,
): void {
  const isKept = !isSameScore(score, saved)
  keepOnDevice(browserKeys.scores, reviewerId, applicationId, isKept ? score : null)
}

/** The kept score, applied to the server's; null when none is kept. Criteria that no longer exist are left out. */
export function readScore(
  reviewerId: string,
  applicationId: string,
  saved: ScoreValues,
): ScoreValues | null {
  const kept = readKept(browserKeys.scores, reviewerId, applicationId)
  const points = recordOf(kept['points'])
  const comments = recordOf(kept['comments'])
  const restored: ScoreValues = {
    points: mapOf(saved.points, (key, was) =>
      typeof points[key] === 'number' || points[key] === null ? points[key] : was,
    ),
    comments: mapOf(saved.comments, (key, was) =>
      typeof comments[key] === 'string' ? comments[key] : was,
    ),
    comment: typeof kept['comment'] === 'string' ? kept['comment'] : saved.comment,
  }
  return isSameScore(restored, saved) ? null : restored
}

function mapOf<Value>(
  record: Readonly<Record<string, Value>>,
  change: (key: string, value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(key, value)]),
  )
}
