import { useQuery } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { QueryState } from '#page/query-state.tsx'
import { Card } from '#ui/card.tsx'
import { graphql } from '#gql'
import { AwardReminders } from './award-reminders.tsx'
import { calendarMessages as text } from './calendar-messages.ts'

const query = graphql(`
  query ScholarshipReminders($id: ID!) {
    scholarship(id: $id) {
      id
      saved {
        id
        ...AwardReminders_SavedScholarship
      }
    }
  }
`)

/** The reminders of a scholarship on its page; nothing while it is not saved. */
export function ScholarshipReminders({ scholarshipId }: { scholarshipId: string }) {
  const result = useQuery(query, { variables: { id: scholarshipId } })
  const { data } = result
  const { hash } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const isAsked = hash === '#reminders'
  const saved = data?.scholarship?.saved
  const isThere = Boolean(saved)
  // A reminder's own link leads here, where it can be snoozed.
  useEffect(() => {
    if (isAsked && isThere) heading.current?.focus()
  }, [isAsked, isThere])
  if (!data) return <QueryState result={result} failed={text.sectionFailed} />
  if (!saved) return null
  return (
    <Card>
      <section aria-labelledby="reminders" className="flex flex-col gap-3">
        <h2 id="reminders" ref={heading} tabIndex={-1} className="text-xl">
          {text.reminders}
        </h2>
        <AwardReminders saved={saved} />
      </section>
    </Card>
  )
}
