import type { Bus } from '@landfall/kit/messaging/bus'
import { createStreamPublisher } from '@landfall/kit/messaging/progress-streams'

/** The longest that publishing one step of progress, or one piece of an answer, may take. */
const DEADLINE_MS = 300

/**
 * Publishes steps of progress to those who watch.
 * @param stream kebab-case kind, for example `match-progress`
 * @param keyOf the id of what a step is about
 * @returns a function that never rejects, and resolves to false when a step may not have arrived
 */
export function makePublishSteps<Step extends { sequence: number; isLast: boolean }>(
  bus: Bus,
  stream: string,
  keyOf: (step: Step) => string,
) {
  const streams = createStreamPublisher(bus, { deadlineMs: DEADLINE_MS })
  return (step: Step): Promise<boolean> =>
    streams.publish({
      stream,
      key: keyOf(step),
      sequence: step.sequence,
      payload: step,
      isLast: step.isLast,
    })
}
