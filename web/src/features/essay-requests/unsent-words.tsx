import { Card } from '#ui/card.tsx'
import { hasWords, type FeedbackValues } from './feedback-values.ts'
import { readMessages as text } from './request-messages.ts'

/**
 * A mentor's own words, when the request ended while they wrote: none of the essay, and nothing where there are none.
 */
export function UnsentWords({ values }: { values: FeedbackValues | null }) {
  if (!values || !hasWords(values)) return null
  const { overall, remarks } = values
  const words = [overall, ...remarks.map(({ remark }) => remark)]
  return (
    <Card>
      <section aria-labelledby="unsent" className="flex max-w-prose flex-col gap-3">
        <h2 id="unsent" className="text-xl">
          {text.unsent}
        </h2>
        <p className="text-muted">{text.unsentWhy}</p>
        {words
          .filter((one) => one.trim() !== '')
          .map((one, place) => (
            <p key={`${place}`} className="break-words whitespace-pre-line">
              {one}
            </p>
          ))}
      </section>
    </Card>
  )
}
