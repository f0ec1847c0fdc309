import { useLocation } from 'react-router'
import { StepList } from '#page/step-list.tsx'
import { formSteps, type FormStep, type FormStepState } from './form-steps.ts'
import { scholarshipMessages as text } from './scholarship-form-messages.ts'

type Props = {
  states: Readonly<Record<FormStep, FormStepState>>
  current: FormStep
}

const looks = { done: 'done', missing: 'open', optional: 'optional' } as const

/** The current step, and all steps of the form: on a phone, behind the line of the current one. */
export function FormStepList({ states, current }: Props) {
  const { search } = useLocation()
  const at = formSteps.indexOf(current) + 1
  return (
    // Closed again at each step.
    <details key={current} className="fold">
      <summary className="py-2.5 font-semibold">
        {text.step(at, formSteps.length, text.steps[current])}
      </summary>
      <StepList
        label={text.stepsLabel}
        className="sm:grid-cols-2"
        steps={formSteps.map((step) => ({
          key: step,
          name: text.steps[step],
          state: looks[states[step]],
          stateLabel: text.stepStates[states[step]],
          isCurrent: step === current,
          to: searchOfStep(search, step),
        }))}
      />
    </details>
  )
}

/** The address of a step on the page of the form; its other parameters stay. */
export function searchOfStep(search: string, step: FormStep): string {
  const params = new URLSearchParams(search)
  params.set('step', step)
  return `?${params}`
}
