import { dayInWords } from '@landfall/calendar/words'
import { ApplicationBadge } from '#entities/application/application-badge.tsx'
import { isUndecided } from '#entities/application/application-states.ts'
import { openApplication } from '#entities/application/open-application.ts'
import type { ApplicationPage_ApplicationFragment } from '#gql/graphql'
import { dayInZone } from '#lib/format/day-in-zone.ts'
import { formatDateTime, formatDayOf } from '#lib/format/format.ts'
import { ownZone } from '#lib/format/own-zone.ts'
import { paths } from '#paths'
import { cardStyle } from '#ui/card-style.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { applicationMessages as text } from './application-messages.ts'
import { draftStanding } from './draft-standing.ts'

type Application = ApplicationPage_ApplicationFragment

/** Where the application stands, who has it, and what was promised. */
export function ApplicationStanding({ application }: { application: Application }) {
  const { state } = application
  return (
    <section
      aria-labelledby="standing"
      className={cardStyle('p-card', 'flex flex-col items-start gap-3')}
    >
      <h2 id="standing" className="text-xl">
        {text.now}
      </h2>
      <ApplicationBadge state={state} />
      {state === 'DRAFT' ? (
        <Draft application={application} />
      ) : (
        <p>{holderInWords(application)}</p>
      )}
      {isUndecided(state) && <PromisedDay {...application} />}
      {isUndecided(state) && <Opened {...application} />}
    </section>
  )
}

/** Whose turn it is; once it is nobody's, the outcome. */
function holderInWords({ state, holder }: Application): string {
  return state === 'ACCEPTED' || state === 'WITHDRAWN'
    ? text.over[state]
    : text.holders[holder]
}

/** The last time to submit a draft, with the way on, or why there is none. */
function Draft({ application }: { application: Application }) {
  const { words, isOver } = draftStanding(application)
  return (
    <>
      {!isOver && <p>{text.holders.STUDENT}</p>}
      {application.submissions.length > 0 && <p>{text.draftAgain}</p>}
      {words && <p className="tabular">{words}</p>}
      <OpenForm
        application={application}
        label={isOver ? text.see : text.go}
        kind={isOver ? 'secondary' : 'primary'}
      />
    </>
  )
}

/** What was promised, and whether the day has passed. */
type Promised = Pick<Application, 'decisionPromisedOn' | 'ownerRemindedAt' | 'scholarship'>

function PromisedDay({
  decisionPromisedOn: day,
  ownerRemindedAt: at,
  scholarship: { provider },
}: Promised) {
  if (!day) return <p>{text.noPromise}</p>
  if (!hasPassed(day)) return <p className="tabular">{text.promised(dayInWords(day))}</p>
  return (
    <Notice tone="warn">
      {text.promisePassed(dayInWords(day))}{' '}
      {at && text.ownerReminded(provider, formatDayOf(at))}
    </Notice>
  )
}

/** Compares with the reader's own clock. */
function hasPassed(day: string): boolean {
  const today = dayInZone(ownZone(), new Date())
  return today !== null && day < today
}

function Opened({ openedBy }: Pick<Application, 'openedBy'>) {
  const [newest] = openedBy.toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <p className="tabular text-sm text-muted">
      {newest ? text.openedBy(formatDateTime(newest.at)) : text.notOpened}
    </p>
  )
}

/** What the provider asks for, with the way to answer. */
export function MoreInfoCard({ application }: { application: Application }) {
  const { state, moreInfo } = application
  if (state !== 'MORE_INFO' || !moreInfo) return null
  return (
    <Notice tone="warn">
      <h2 className="text-lg">{text.asked}</h2>
      <p className="max-w-prose whitespace-pre-line">{moreInfo.message}</p>
      {moreInfo.answerBy && (
        <p className="tabular font-semibold">
          {text.answerBy(dayInWords(moreInfo.answerBy))}
        </p>
      )}
      <div className="mt-3">
        <OpenForm application={application} label={text.answer} />
      </div>
    </Notice>
  )
}

type OpenFormProps = {
  application: Application
  label: string
  kind?: 'primary' | 'secondary'
}

function OpenForm({ application, label, kind = 'primary' }: OpenFormProps) {
  const { id, scholarship } = application
  return (
    <Button
      kind={kind}
      onClick={() => openApplication(scholarship.id, paths.application(id))}
    >
      {label}
    </Button>
  )
}
