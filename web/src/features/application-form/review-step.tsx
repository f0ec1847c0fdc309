import { CircleCheck, CircleDashed, CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDeadlineHere } from '#entities/scholarship/format-deadline.ts'
import { VerdictBadge } from '#entities/scholarship/verdict-badge.tsx'
import type {
  ApplicationDialogQuery,
  ApplicationForm_ApplicationFragment,
  ApplicationTab,
} from '#gql/graphql'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { Notice } from '#ui/notice.tsx'
import type { SubmissionDetails } from './use-submit.ts'
import { applicationFormMessages as text } from './application-form-messages.ts'

type Application = ApplicationForm_ApplicationFragment
type Blocker = Application['blockers'][number]

type Props = {
  application: Application
  scholarship: NonNullable<ApplicationDialogQuery['scholarship']>
  /** What prevents submitting, by the server and by the values that cannot be read here. */
  blockers: readonly Blocker[]
  /** Goes to the field of a blocker. */
  onGoTo: (blocker: Blocker) => void
  details: SubmissionDetails
}

/**
 * What is still to be done, what is required and by when: everything that a student should know before submitting.
 */
export function ReviewStep(props: Props) {
  const { application, scholarship, blockers, onGoTo, details } = props
  const { eligibility } = scholarship
  return (
    <div className="flex max-w-prose flex-col gap-6">
      <h3 tabIndex={-1} className="text-xl">
        {text.reviewTitle}
      </h3>
      <Missing blockers={blockers} onGoTo={onGoTo} />
      <Part title={text.checklist}>
        <Checklist lines={application.checklist} />
      </Part>
      {eligibility && (
        <Part title={text.verdict}>
          <VerdictBadge {...eligibility} />
        </Part>
      )}
      <Part title={text.deadline}>
        <Deadline {...application} label={scholarship.deadline.label} />
      </Part>
      {application.state === 'MORE_INFO' && (
        <TextArea
          label={text.note}
          help={text.noteHelp}
          name="note"
          isOptional
          value={details.note}
          onChange={details.setNote}
        />
      )}
      <Checkbox
        label={text.share}
        help={text.shareHelp}
        name="isShared"
        isChecked={details.isShared}
        onChange={details.setIsShared}
      />
      <Notice>{text.final}</Notice>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col items-start gap-2">
      <h4 className="text-lg">{title}</h4>
      {children}
    </section>
  )
}

type MissingProps = { blockers: readonly Blocker[]; onGoTo: (blocker: Blocker) => void }

/** Missing fields by tab, in the order of the form; each leads to its field. */
function Missing({ blockers, onGoTo }: MissingProps) {
  if (blockers.length === 0)
    return (
      <Part title={text.missing}>
        <p className="flex items-center gap-2">
          <CircleCheck aria-hidden="true" size={20} className="shrink-0 text-good" />
          {text.nothingMissing}
        </p>
      </Part>
    )
  const tabs = [...(Object.keys(text.tabs) as ApplicationTab[]), null]
  const groups = tabs
    .map((tab) => ({ tab, own: blockers.filter((one) => (one.tab ?? null) === tab) }))
    .filter(({ own }) => own.length > 0)
  return (
    <Part title={text.missing}>
      {groups.map(({ tab, own }) => (
        <div key={tab ?? 'other'}>
          <h5 className="font-semibold">{tab ? text.tabs[tab] : text.otherMissing}</h5>
          <ul>
            {own.map((blocker) => (
              <li key={blocker.path}>
                {tab === null ? (
                  <p className="flex min-h-11 items-center">{blocker.message}</p>
                ) : (
                  <button
                    type="button"
                    className="min-h-11 py-2 text-start text-sea underline underline-offset-2 hover:text-sea-strong"
                    onClick={() => onGoTo(blocker)}
                  >
                    {blocker.message}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Part>
  )
}

function Checklist({ lines }: { lines: Application['checklist'] }) {
  if (lines.length === 0) return <p>{text.noChecklist}</p>
  return (
    <ul className="flex flex-col gap-2">
      {lines.map(({ key, text: words, isDone, isRequired }) => (
        <li key={key} className="flex items-start gap-2">
          <DoneIcon isDone={isDone ?? null} />
          <span className="min-w-0">
            {words}
            <span className="block text-sm text-muted">
              {isDone == null ? text.yourself : isDone ? text.done : text.toDo}
              {isRequired && ` · ${text.required}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function DoneIcon({ isDone }: { isDone: boolean | null }) {
  const Icon = isDone === null ? CircleHelp : isDone ? CircleCheck : CircleDashed
  const color = isDone ? 'text-good' : 'text-muted'
  return <Icon aria-hidden="true" size={20} className={`mt-0.5 shrink-0 ${color}`} />
}

type DeadlineProps = Pick<Application, 'closesAt' | 'graceMinutes'> & { label: string }

/** The deadline in the scholarship's zone and in the reader's. */
function Deadline({ closesAt, graceMinutes, label }: DeadlineProps) {
  if (!closesAt)
    return (
      <p>
        {label}. {text.noDeadline}
      </p>
    )
  return (
    <p className="tabular">
      {label} ({text.yourTime(formatDeadlineHere(closesAt))})
      <span className="block text-sm text-muted">{text.grace(graceMinutes)}</span>
    </p>
  )
}
