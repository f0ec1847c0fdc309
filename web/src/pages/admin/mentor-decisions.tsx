import { AppealQueue } from '#features/mentors/appeal-queue.tsx'
import { MentorQueue } from '#features/mentors/mentor-queue.tsx'

/** Who asks to be a mentor, and appeals against no-shows. */
export function MentorDecisions() {
  return (
    <>
      <MentorQueue />
      <AppealQueue />
    </>
  )
}
