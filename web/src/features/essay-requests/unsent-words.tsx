import { Card } from '#ui/card.tsx'
import type { EssayRequest_RequestFragment } from '#gql/graphql'
import type { FeedbackValues } from './feedback-values.ts'
import { readMessages as text } from './request-messages.ts'

type Props = {
  values: FeedbackValues | null
  /** What the student got from them: it was sent from elsewhere, or from here while the answer was lost. */
  sent: EssayRequest_RequestFragment['feedback']
}

/**
 * A mentor's own words, when the request ended while they wrote: none of the essay, and nothing where there are none.
 */
export function UnsentWords({ values, sent }: Props) {
  const known = new Set(['', ...(sent ? wordsOf(sent) : [])])
  const words = values ? wordsOf(values).filter((one) => !known.has(one)) : []
  if (words.length === 0) return null
  return (
    <Card>
      <section aria-labelledby="unsent" className="flex max-w-prose flex-col gap-3">
        <h2 id="unsent" className="text-xl">
          {text.unsent}
        </h2>
        <p className="text-muted">{text.unsentWhy}</p>
        {words.map((one, place) => (
          <p key={`${place}`} className="break-words whitespace-pre-line">
            {one}
          </p>
        ))}
      </section>
    </Card>
  )
}

type Written = Pick<FeedbackValues, 'overall'> & { remarks: readonly { remark: string }[] }

function wordsOf({ overall, remarks }: Written): string[] {
  return [overall, ...remarks.map(({ remark }) => remark)].map((one) => one.trim())
}
