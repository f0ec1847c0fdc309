import { formatDateTime } from '#lib/format/format.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Session_MentorshipSessionFragment } from '#gql/graphql'
import { AppealForm, CancelForm, DeclineForm, ProposeForm } from './session-forms.tsx'
import { sessionMessages as text } from './mentor-messages.ts'
import { ReviewForm } from './review-form.tsx'
import { RoomToAdd } from './room-to-add.tsx'
import { sessionDone } from './session-done-messages.ts'
import { sessionMutations } from './session-mutations.ts'
import { useSessionChange } from './use-session-change.ts'

type Props = { session: Session_MentorshipSessionFragment }

/** What the viewer can do with a session now. */
export function SessionActions({ session }: Props) {
  const { status, isViewerMentor, mayReportNoShow, appealUntil, rating } = session
  // A mentor answers a request, and declines it to say no.
  const mayCancel = status === 'SCHEDULED' || (status === 'REQUESTED' && !isViewerMentor)
  const isToReview = status === 'COMPLETED' && !isViewerMentor && !rating
  return (
    <>
      {status === 'REQUESTED' && <Request session={session} />}
      {session.proposedAt && <Proposal session={session} />}
      {isToReview && (
        <Card>
          <ReviewForm id={session.id} />
        </Card>
      )}
      {status === 'SCHEDULED' && !session.proposedAt && (
        <Card>
          <Disclosure summary={text.propose}>
            <ProposeForm id={session.id} isStudent={!isViewerMentor} />
          </Disclosure>
        </Card>
      )}
      {mayCancel && (
        <Card>
          <Disclosure summary={text.cancel}>
            <CancelForm
              id={session.id}
              countsIfLate={status === 'SCHEDULED' && !isViewerMentor}
            />
          </Disclosure>
        </Card>
      )}
      {mayReportNoShow && status !== 'NO_SHOW' && <Missed session={session} />}
      {appealUntil && (
        <Card>
          <AppealForm id={session.id} until={appealUntil} />
        </Card>
      )}
      {session.appeal && !session.appealDecision && <Notice>{text.appealed}</Notice>}
    </>
  )
}

function Request({ session: { id, isViewerMentor, expiresAt, roomUrl } }: Props) {
  const { isBusy, change } = useSessionChange()
  const accept = () =>
    change(sessionMutations.answer, { id, accept: true }, sessionDone.accepted)
  return (
    <Card className="flex flex-col gap-4">
      {expiresAt && <p>{text.answerBy(formatDateTime(expiresAt), isViewerMentor)}</p>}
      {isViewerMentor && (
        <>
          {roomUrl ? (
            <Button
              kind="primary"
              isBusy={isBusy}
              className="self-start"
              onClick={() => void accept()}
            >
              {text.accept}
            </Button>
          ) : (
            <RoomToAdd why={text.roomFirst} />
          )}
          <Disclosure summary={text.decline}>
            <DeclineForm id={id} />
          </Disclosure>
        </>
      )}
    </Card>
  )
}

function Proposal({ session: { id, proposedAt, isProposedByViewer } }: Props) {
  const { isBusy, change } = useSessionChange()
  const when = formatDateTime(proposedAt ?? '')
  const answer = (accept: boolean, done: string) =>
    void change(sessionMutations.answerProposal, { id, accept, proposedAt }, done)
  return (
    <Card className="flex flex-col gap-4">
      <p>{isProposedByViewer ? text.proposedByYou(when) : text.proposed(when)}</p>
      <div className="flex flex-wrap gap-3">
        {!isProposedByViewer && (
          <Button
            kind="primary"
            isBusy={isBusy}
            onClick={() => answer(true, sessionDone.agreed)}
          >
            {text.agree}
          </Button>
        )}
        <Button
          isBusy={isBusy}
          onClick={() =>
            answer(false, isProposedByViewer ? sessionDone.withdrawn : sessionDone.kept)
          }
        >
          {isProposedByViewer ? text.takeBack : text.keepFirst}
        </Button>
      </div>
    </Card>
  )
}

function Missed({ session: { id } }: Props) {
  const { isBusy, change } = useSessionChange()
  const report = () => change(sessionMutations.report, { id }, sessionDone.reported)
  return (
    <Card>
      <Disclosure summary={text.missed}>
        <div className="flex flex-col items-start gap-4">
          <p>{text.missedHelp}</p>
          <Button kind="danger" isBusy={isBusy} onClick={() => void report()}>
            {text.missedSubmit}
          </Button>
        </div>
      </Disclosure>
    </Card>
  )
}
