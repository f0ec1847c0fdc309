import { StepList } from '#page/step-list.tsx'
import { onboardingMessages as text } from './onboarding-messages.ts'
import { stepNames, type StepName, type Steps } from './onboarding-steps.ts'

type Props = { steps: Steps; current: StepName; pathOf: (step: StepName) => string }

/**
 * The steps from a new account to a first scholarship; before
 * there is an organization, only the first one can be opened.
 */
export function StepLinks({ steps, current, pathOf }: Props) {
  const hasBegun = steps.organization === 'done'
  return (
    <StepList
      label={text.steps}
      className="sm:grid-cols-2 lg:grid-cols-4"
      steps={stepNames.map((name) => ({
        key: name,
        name: text.step[name],
        state: steps[name],
        // Nobody reviews the draft meanwhile.
        stateLabel:
          name === 'scholarship' && steps[name] === 'waiting'
            ? text.draftWaits
            : text.state[steps[name]],
        isCurrent: name === current,
        to: hasBegun || name === current ? pathOf(name) : null,
      }))}
    />
  )
}
