import { dayInWords } from '@landfall/calendar/words'
import { useId, type ReactNode } from 'react'
import { ApplicationBadge } from '#entities/application/application-badge.tsx'
import { isUndecided } from '#entities/application/application-states.ts'
import { standingInWords } from '#entities/scholarship/listing-standing.ts'
import { isSoon } from '#entities/scholarship/is-soon.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { ApplicationCard_ApplicationFragment } from '#gql/graphql'
import { formatDayOf } from '#lib/format/format.ts'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { cardStyle } from '#ui/card-style.ts'
import { applicationMessages as text } from './application-messages.ts'

const applicationCardFragment = graphql(`
  fragment ApplicationCard_Application on Application {
    id
    state
    submittedAt
    lastModifiedAt
    decisionPromisedOn
    tabs {
      tab
      done
      required
    }
    moreInfo {
      answerBy
    }
    scholarship {
      id
      title
      provider
      status
      closedReason
      deadline {
        label
        daysLeft
      }
    }
  }
`)

type Props = { application: FragmentType<typeof applicationCardFragment> }

/** One application made here: its scholarship, how far it has come, and what is next. */
export function ApplicationCard(props: Props) {
  const application = readFragment(applicationCardFragment, props.application)
  const { id, state, scholarship } = application
  const headingId = useId()
  return (
    <article
      aria-labelledby={headingId}
      className={cardStyle('p-inset', 'flex flex-col items-start gap-2')}
    >
      <h3 id={headingId} className="text-base break-words">
        <TextLink to={paths.application(id)}>{scholarship.title}</TextLink>
      </h3>
      <p className="text-sm text-muted">{scholarship.provider}</p>
      <ApplicationBadge state={state} />
      <p className="tabular text-sm">{nextOf(application)}</p>
    </article>
  )
}

/** The date that matters next. */
function nextOf(application: ApplicationCard_ApplicationFragment): ReactNode {
  const { state, tabs, moreInfo, submittedAt, decisionPromisedOn, scholarship } =
    application
  if (state === 'DRAFT') {
    const done = tabs.reduce((sum, tab) => sum + tab.done, 0)
    const required = tabs.reduce((sum, tab) => sum + tab.required, 0)
    const standing = standingInWords(scholarship)
    return (
      <>
        {text.complete(done, required)} ·{' '}
        {standing ?? <Closing deadline={scholarship.deadline} />}
      </>
    )
  }
  if (state === 'MORE_INFO' && moreInfo?.answerBy)
    return text.answerBy(dayInWords(moreInfo.answerBy))
  if (decisionPromisedOn && isUndecided(state))
    return text.promised(dayInWords(decisionPromisedOn))
  if (submittedAt) return text.submittedOn(formatDayOf(submittedAt))
  return text.changed(formatDayOf(application.lastModifiedAt))
}

type Deadline = ApplicationCard_ApplicationFragment['scholarship']['deadline']

/** The last day, highlighted when it is near. */
function Closing({ deadline }: { deadline: Deadline }) {
  const look = isSoon(deadline) ? 'font-semibold text-amber' : ''
  return <span className={look}>{deadline.label}</span>
}
