import { Check, Circle, CircleDashed, Clock } from 'lucide-react'
import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { onboardingMessages as text } from './onboarding-messages.ts'
import { stepNames, type StepName, type StepState, type Steps } from './onboarding-steps.ts'

type Props = { steps: Steps; current: StepName; pathOf: (step: StepName) => string }

const icons = { done: Check, waiting: Clock, open: Circle, optional: CircleDashed }

/** The steps with their states; each that can be worked on has an address of its own. */
export function StepLinks({ steps, current, pathOf }: Props) {
  const hasBegun = steps.organization === 'done'
  return (
    <nav aria-label={text.steps}>
      <ol className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {stepNames.map((name, index) => (
          <li key={name}>
            {hasBegun || name === current ? (
              <Link
                to={pathOf(name)}
                aria-current={name === current ? 'step' : undefined}
                className={classNames(
                  box,
                  name === current
                    ? 'border-sea bg-sea-soft'
                    : 'border-edge hover:border-sea',
                )}
              >
                <StepWords number={index + 1} name={name} state={steps[name]} />
              </Link>
            ) : (
              <span className={classNames(box, 'border-line text-muted')}>
                <StepWords number={index + 1} name={name} state={steps[name]} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const box = 'flex min-h-11 items-center gap-3 rounded border px-4 py-2'

function StepWords({
  number,
  name,
  state,
}: {
  number: number
  name: StepName
  state: StepState
}) {
  const Icon = icons[state]
  return (
    <>
      <Icon
        aria-hidden="true"
        size={20}
        className={classNames('shrink-0', state === 'done' && 'text-coral')}
      />
      <span>
        <span className="block font-semibold">
          {number}. {text.step[name]}
        </span>
        <span className="block text-sm text-muted">{text.state[state]}</span>
      </span>
    </>
  )
}
