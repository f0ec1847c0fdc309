import { Circle, CircleCheck } from 'lucide-react'
import { TextLink } from '#page/links.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import type { FirstStep } from './first-steps.ts'
import { HomeCard } from './home-card.tsx'
import { homeMessages as text } from './home-messages.ts'

/** The first visit: one list to work through instead of boxes with nothing in them. */
export function FirstStepsCard({ steps }: { steps: readonly FirstStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length
  const words = text.stepsDone(done, steps.length)
  return (
    <HomeCard title={text.start}>
      <div className="flex flex-col gap-2">
        <p>{words}</p>
        <ProgressBar
          label={text.start}
          percent={(done / steps.length) * 100}
          words={words}
        />
      </div>
      <ol className="flex flex-col gap-3">
        {steps.map((step) => (
          <Step key={step.key} step={step} />
        ))}
      </ol>
    </HomeCard>
  )
}

function Step({ step }: { step: FirstStep }) {
  const { title, why, to, isDone } = step
  const Icon = isDone ? CircleCheck : Circle
  const look = isDone ? 'text-coral' : 'text-muted'
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden="true" size={24} className={`mt-2.5 shrink-0 ${look}`} />
      <div className="min-w-0">
        {to && !isDone ? (
          <TextLink to={to} className="inline-flex min-h-11 items-center font-semibold">
            {title}
          </TextLink>
        ) : (
          <p className="flex min-h-11 items-center font-semibold">
            {title}
            {isDone && <span className="sr-only">: {text.stepDone}</span>}
          </p>
        )}
        {!isDone && <p className="text-muted">{why}</p>}
      </div>
    </li>
  )
}
