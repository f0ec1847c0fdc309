import { Check, Circle, CircleDashed, Clock } from 'lucide-react'
import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'

const icons = { done: Check, waiting: Clock, open: Circle, optional: CircleDashed }

export type Step = {
  key: string
  name: string
  /** `waiting`: for somebody else; `optional`: may be left out. */
  state: keyof typeof icons
  /** The state in words. */
  stateLabel: string
  isCurrent: boolean
  /** Null as long as nobody can work on it. */
  to: string | null
}

type Props = {
  /** What the steps lead to, for people who do not see them. */
  label: string
  steps: readonly Step[]
  className: string
}

/** The steps of a longer task with their states; each step that can be worked on has its own address. */
export function StepList({ label, steps, className }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={classNames('grid gap-2', className)}>
        {steps.map((step, index) => (
          <li key={step.key}>
            {step.to === null ? (
              <span className={classNames(box, 'border-line text-muted')}>
                <StepWords step={step} number={index + 1} />
              </span>
            ) : (
              <Link
                to={step.to}
                aria-current={step.isCurrent ? 'step' : undefined}
                className={classNames(
                  box,
                  step.isCurrent
                    ? 'border-sea bg-sea-soft'
                    : 'border-edge hover:border-sea',
                )}
              >
                <StepWords step={step} number={index + 1} />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const box = 'flex min-h-11 items-center gap-3 rounded border px-4 py-2'

function StepWords({ step, number }: { step: Step; number: number }) {
  const Icon = icons[step.state]
  return (
    <>
      <Icon
        aria-hidden="true"
        size={20}
        className={classNames('shrink-0', step.state === 'done' && 'text-coral')}
      />
      <span>
        <span className="block font-semibold">
          {number}. {step.name}
        </span>
        <span className="block text-sm text-muted">{step.stateLabel}</span>
      </span>
    </>
  )
}
