import { AppealQueue } from '#features/mentors/appeal-queue.tsx'
import { MentorQueue } from '#features/mentors/mentor-queue.tsx'

/** Who asks to be a mentor, and appeals against no-shows. */
export function MentorDecisions() {
  return (
    <div className="in-order flex flex-col gap-8">
      <MentorQueue />
      <AppealQueue />
    </div>
  )
}
