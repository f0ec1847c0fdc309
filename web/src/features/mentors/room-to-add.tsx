import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { TextLink } from '#page/links.tsx'
import { sessionMessages as text } from './mentor-messages.ts'

/** Leads a mentor to the form that says how to meet them. */
export function RoomToAdd({ why }: { why: string }) {
  return (
    <p>
      {why}{' '}
      <TextLink to={mentorPaths.profile()} className="inline-flex min-h-11 items-center">
        {text.addRoom}
      </TextLink>
    </p>
  )
}
