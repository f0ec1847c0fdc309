import { useEffect, useRef, useState } from 'react'
import { dayInWords } from '@landfall/calendar/words'
import type {
  ApplicationDialogQuery,
  ApplicationForm_ApplicationFragment,
  ApplicationTab,
} from '#gql/graphql'
import type { Viewer } from '#lib/session/session.ts'
import { TextLink } from '#page/links.tsx'
import { SaveLine } from '#page/save-line.tsx'
import { paths } from '#paths'
import { Button } from '#ui/button.tsx'
import { FullDialog } from '#ui/dialog.tsx'
import { fieldId } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast-store.ts'
import { useOneAction } from '#ui/use-one-action.ts'
import { applicationFormMessages as text } from './application-form-messages.ts'
import { tabOf } from './application-values.ts'
import { FORM_ID, FormTabs } from './form-tabs.tsx'
import type { prefillOf } from './prefill.ts'
import { ReviewStep } from './review-step.tsx'
import { SubmitState } from './submit-state.tsx'
import { useApplicationForm, type ApplicationFormState } from './use-application-form.ts'
import { useSubmit, type Submitting } from './use-submit.ts'

type Props = {
  viewer: Viewer
  scholarship: NonNullable<ApplicationDialogQuery['scholarship']>
  application: ApplicationForm_ApplicationFragment
  prefill: ReturnType<typeof prefillOf>
  onClose: () => void
}

type Blocker = ApplicationForm_ApplicationFragment['blockers'][number]
type Step = 'form' | 'review'

/** The form to fill in, and the step before submitting. */
export function ApplicationEditor(props: Props) {
  const { viewer, scholarship, application, prefill, onClose } = props
  const form = useApplicationForm({
    studentId: viewer.id,
    scholarshipId: scholarship.id,
    application,
  })
  const place = usePlace(form)
  const content = useFocusOn(place)
  const { state, submit, details } = useSubmit({
    applicationId: application.id,
    wasShared: application.submissions[0]?.isShared ?? false,
    flush: form.flush,
    onSubmitted: onClose,
  })
  return (
    <FullDialog
      isOpen
      onClose={onClose}
      title={text.title(scholarship.title)}
      actions={
        <>
          <SaveLine state={form.saveState} />
          {place.step === 'form' ? (
            <FormActions form={form} onClose={onClose} onReview={place.review} />
          ) : (
            <ReviewActions state={state} onBack={place.back} onSubmit={submit} />
          )}
        </>
      }
    >
      <div ref={content} className="flex flex-col gap-6">
        <Notices {...props} isRestored={form.isRestored} />
        {place.step === 'form' ? (
          <FormTabs {...{ form, application, prefill, place }} />
        ) : (
          <>
            <SubmitState state={state} known={application.blockers} onAskAgain={submit} />
            <ReviewStep
              {...{ application, scholarship, details }}
              blockers={[...unreadable(form), ...application.blockers]}
              onGoTo={place.goTo}
            />
          </>
        )}
      </div>
    </FullDialog>
  )
}

/** Values that were not sent to the server because they cannot be read. */
function unreadable({ faults }: ApplicationFormState): Blocker[] {
  return Object.entries(faults).map(([path, message]) => ({
    path,
    tab: tabOf(path),
    message,
  }))
}

/** The open step and tab, and where reading goes on. Each change of these saves the typed values. */
function usePlace(form: ApplicationFormState) {
  const [step, setStep] = useState<Step>('form')
  const [tab, setTab] = useState<ApplicationTab>('PERSONAL')
  const [focused, setFocused] = useState<string | null>(null)
  return {
    step,
    tab,
    focused,
    noteFocus: () => setFocused(null),
    openTab(next: ApplicationTab) {
      setTab(next)
      void form.flush()
    },
    async review() {
      await form.flush()
      setStep('review')
    },
    back: () => setStep('form'),
    goTo({ path, tab: of }: Blocker) {
      const name = path.split('.')[0] ?? path
      setTab(tabOf(name) ?? of ?? tab)
      setStep('form')
      setFocused(fieldId(FORM_ID, name))
    },
  }
}

type FormActionsProps = {
  form: ApplicationFormState
  onClose: () => void
  onReview: () => Promise<void>
}

function FormActions({ form, onClose, onReview }: FormActionsProps) {
  const { running, run } = useOneAction<'close' | 'review'>()
  async function saveAndClose() {
    const failure = await form.flush()
    const [fault] = Object.values(form.faults)
    const topic = 'application'
    if (failure === null && !fault) {
      toast.success({ title: text.savedTitle, description: text.savedText, topic })
      return onClose()
    }
    const reason = failure?.kind === 'refused' ? failure.message : text.keptHere
    toast.error({ title: text.saveFailed, description: fault ?? reason, topic })
  }
  return (
    <>
      <Button isBusy={running === 'close'} onClick={() => void run('close', saveAndClose)}>
        {text.saveDraft}
      </Button>
      <Button
        kind="primary"
        isBusy={running === 'review'}
        onClick={() => void run('review', onReview)}
      >
        <ShortOnPhones words={text.review} />
      </Button>
    </>
  )
}

type ReviewActionsProps = { state: Submitting; onBack: () => void; onSubmit: () => void }

function ReviewActions({ state, onBack, onSubmit }: ReviewActionsProps) {
  const isBusy = state.kind === 'sending'
  return (
    <>
      <Button onClick={onBack}>
        <ShortOnPhones words={text.backToForm} />
      </Button>
      <Button kind="primary" isBusy={isBusy} onClick={onSubmit}>
        {isBusy ? text.submitting : <ShortOnPhones words={text.submit} />}
      </Button>
    </>
  )
}

/** What a button says in full where there is room: the foot of a phone has one row. */
function ShortOnPhones({ words: [short, rest] }: { words: readonly [string, string] }) {
  return (
    <span>
      {short} <span className="max-sm:sr-only">{rest}</span>
    </span>
  )
}

type NoticesProps = Pick<Props, 'viewer' | 'application' | 'prefill' | 'onClose'> & {
  isRestored: boolean
}

/** What the student should know of this form before filling it in. */
function Notices({ viewer, application, prefill, onClose, isRestored }: NoticesProps) {
  const { moreInfo } = application
  return (
    <>
      {moreInfo && (
        <Notice tone="warn">
          <p className="font-semibold">{text.asked}</p>
          <p className="whitespace-pre-line">{moreInfo.message}</p>
          {moreInfo.answerBy && <p>{text.answerBy(dayInWords(moreInfo.answerBy))}</p>}
        </Notice>
      )}
      {viewer.isEmailVerified === false && (
        <Notice tone="warn">
          <p>{text.unverified}</p>
          <TextLink
            to={paths.home()}
            onClick={onClose}
            className="inline-flex min-h-11 items-center"
          >
            {text.toHome}
          </TextLink>
        </Notice>
      )}
      {isRestored && <Notice>{text.restored}</Notice>}
      {!moreInfo && Object.keys(prefill).length > 0 && (
        <p className="max-w-prose text-sm text-muted">{text.prefilled}</p>
      )}
    </>
  )
}

/** Moves the focus to where the student was led: a field, or the heading of the step. */
function useFocusOn({ step, focused, noteFocus }: ReturnType<typeof usePlace>) {
  const content = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (focused) {
      const field = document.getElementById(focused)
      field?.scrollIntoView({ block: 'center' })
      field?.focus({ preventScroll: true })
      noteFocus()
    } else if (before.current !== step && step === 'review')
      content.current?.querySelector<HTMLElement>('h3')?.focus()
    before.current = step
  }, [step, focused, noteFocus])
  return content
}
