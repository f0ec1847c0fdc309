import { AppealQueue } from '#features/mentors/appeal-queue.tsx'
import { MentorQueue } from '#features/mentors/mentor-queue.tsx'

/** People who ask to be mentors, and appeals against no-shows. */
export function MentorDecisions() {
  return (
    <div className="in-order flex flex-col gap-8">
      <MentorQueue />
      <AppealQueue />
    </div>
  )
}
