import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { readMessages } from '#features/essay-requests/request-messages.ts'
import { sessionMessages as text } from '#features/mentors/mentor-messages.ts'
import { ViewLinks } from '#page/view-links.tsx'

type View = 'STUDENT' | 'MENTOR' | 'ESSAYS'

/** Links to a person's sessions as a student, and to their work as a mentor. */
export function MentoringViews({ current }: { current: View }) {
  return (
    <ViewLinks<View>
      label={text.sides}
      current={current}
      views={[
        { name: 'STUDENT', label: text.asStudent, to: mentorPaths.sessions() },
        {
          name: 'MENTOR',
          label: text.asMentor,
          to: mentorPaths.sessions({ side: 'mentor' }),
        },
        { name: 'ESSAYS', label: readMessages.title, to: mentorPaths.essays() },
      ]}
    />
  )
}
