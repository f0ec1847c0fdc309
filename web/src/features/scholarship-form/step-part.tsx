import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { fieldId } from '#ui/field.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { whenIdle } from '#ui/when-idle.ts'
import { BasicsSections } from './basics-section.tsx'
import { CheckSection } from './check-section.tsx'
import type { ScholarshipForm } from './form-section.tsx'
import { formSteps, type FormStep } from './form-steps.ts'
import { scholarshipMessages as text } from './scholarship-form-messages.ts'

// The heaviest parts of the form, needed after the first step.
const loadApplicants = () => import('./applicants-section.tsx')
const loadRequirements = () => import('./requirements-section.tsx')
const loadApplication = () => import('./application-section.tsx')
const ApplicantsSections = lazyPart(async () => (await loadApplicants()).ApplicantsSections)
const Requirements = lazyPart(async () => (await loadRequirements()).Requirements)
const ApplicationSections = lazyPart(
  async () => (await loadApplication()).ApplicationSections,
)
const MoreSection = lazyPart(async () => (await loadApplication()).MoreSection)

type Props = {
  form: ScholarshipForm
  step: FormStep
  ownUniversityId: string | null
  isNew: boolean
  /** The faults that prevent publishing. */
  faults: Readonly<Partial<Record<string, string>>>
  leadTo: (field: string) => void
}

/** The fields of one step. */
export function StepPart(props: Props) {
  const { step } = props
  const title = text.step(formSteps.indexOf(step) + 1, formSteps.length, text.steps[step])
  const id = fieldId(props.form.id, 'step')
  useEffect(() => whenIdle(loadAhead), [])
  return (
    <div
      id={id}
      role="group"
      aria-label={title}
      tabIndex={-1}
      className="flex scroll-mt-16 flex-col gap-5 sm:scroll-mt-56"
    >
      <LazyPart fallback={<Skeleton className="h-96" />} failed={<PartFailed />}>
        <Sections {...props} />
        <Arrival step={step} id={id} />
      </LazyPart>
    </div>
  )
}

/**
 * Loads these parts while the first step is filled in, so that going on waits for nothing. A part that fails to load
 * is requested again then.
 */
function loadAhead(): void {
  for (const load of [loadApplicants, loadRequirements, loadApplication])
    load().catch(() => {})
}

function Sections({ step, ...props }: Props) {
  switch (step) {
    case 'basics':
      return <BasicsSections {...props} />
    case 'applicants':
      return <ApplicantsSections {...props} />
    case 'requirements':
      return <Requirements {...props} />
    case 'application':
      return <ApplicationSections {...props} />
    case 'more':
      return <MoreSection {...props} />
    case 'check':
      return <CheckSection {...props} />
  }
}

/**
 * The pressed button is gone with its step: the focus moves to the
 * field that was asked for, else to the beginning of the new step.
 */
function Arrival({ step, id }: { step: FormStep; id: string }) {
  const field: unknown = useLocation().state?.field
  const shown = useRef(step)
  // Runs with the step, before anybody sees it: later it would move what somebody is pressing by then.
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const wanted = typeof field === 'string' ? document.getElementById(field) : null
    if (wanted) return wanted.focus()
    const begin = document.getElementById(id)
    begin?.focus({ preventScroll: true })
    begin?.scrollIntoView({ block: 'start' })
  }, [step, id, field])
  return null
}
