import { formatDateTime } from '#lib/format/format.ts'

type Step = { at: string; message?: string | null }

type Props<One extends Step> = { steps: readonly One[]; wordsOf: (step: One) => string }

/** Each step with its date, the newest first. */
export function Timeline<One extends Step>({ steps, wordsOf }: Props<One>) {
  return (
    <ol className="flex flex-col gap-4 border-s-2 border-line ps-4">
      {steps.toReversed().map((step) => (
        <li key={`${step.at} ${wordsOf(step)}`}>
          <p className="font-semibold">{wordsOf(step)}</p>
          <p className="tabular text-sm text-muted">{formatDateTime(step.at)}</p>
          {step.message && (
            <p className="max-w-prose break-words whitespace-pre-line">{step.message}</p>
          )}
        </li>
      ))}
    </ol>
  )
}
