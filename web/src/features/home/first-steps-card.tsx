import { Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { RowLink } from '#page/row-link.tsx'
import type { FirstStep } from './first-steps.ts'
import { HomeCard } from './home-card.tsx'
import { homeMessages as text } from './home-messages.ts'
import { RingWithWords } from './ring-with-words.tsx'

type Props = {
  steps: readonly FirstStep[]
  /** What the student has done already, counted by another area. */
  children: ReactNode
}

/** The first visit: one list to work through instead of empty boxes. */
export function FirstStepsCard({ steps, children }: Props) {
  const done = steps.filter(({ isDone }) => isDone).length
  const words = text.stepsDone(done, steps.length)
  return (
    <HomeCard title={text.start}>
      <RingWithWords label={text.start} done={done} total={steps.length} words={words}>
        {words}
      </RingWithWords>
      <ol className="flex flex-col gap-4">
        {steps.map((step) => (
          <Step key={step.key} step={step} />
        ))}
      </ol>
      {children}
    </HomeCard>
  )
}

function Step({ step }: { step: FirstStep }) {
  const { title, why, to, isDone } = step
  const Icon = isDone ? CircleCheck : Circle
  const look = isDone ? 'text-coral' : 'text-muted'
  return (
    <li className="relative flex items-start gap-3">
      <Icon aria-hidden="true" size={24} className={`shrink-0 ${look}`} />
      <div className="min-w-0">
        {to && !isDone ? (
          <RowLink to={to}>{title}</RowLink>
        ) : (
          <p className="font-semibold">
            {title}
            {isDone && <span className="sr-only">: {text.stepDone}</span>}
          </p>
        )}
        {!isDone && <p className="text-muted">{why}</p>}
      </div>
    </li>
  )
}
