import { Card } from '#ui/card.tsx'

type Props = { title: string; steps: readonly string[] }

/** How the site works for one kind of person, step by step. */
export function FlowSummary({ title, steps }: Props) {
  return (
    <Card>
      <h2 className="text-xl">{title}</h2>
      <ol className="mt-3 flex list-decimal flex-col gap-2 ps-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  )
}
