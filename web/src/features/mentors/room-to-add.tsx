import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { TextLink } from '#page/links.tsx'
import { useHere } from '#page/use-here.ts'
import { sessionMessages as text } from './mentor-messages.ts'

/** Leads a mentor to the field that says how to meet them, and back here once it is saved. */
export function RoomToAdd({ why }: { why: string }) {
  const returnTo = useHere()
  return (
    <p>
      {why}{' '}
      <TextLink
        to={mentorPaths.profile({ edit: 'roomUrl', returnTo })}
        className="-my-2.5 inline-flex min-h-11 items-center"
      >
        {text.addRoom}
      </TextLink>
    </p>
  )
}
