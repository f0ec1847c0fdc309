import { graphql, readFragment, type FragmentType } from '#gql'
import { askMessages as text } from './request-messages.ts'

export const feedbackFragment = graphql(`
  fragment FeedbackView_Feedback on EssayFeedback {
    overall
    score
    remarks {
      from
      quote
      remark
    }
  }
`)

/** A mentor's feedback: on the whole first, then sentence by sentence. */
export function FeedbackView(props: { feedback: FragmentType<typeof feedbackFragment> }) {
  const { overall, score, remarks } = readFragment(feedbackFragment, props.feedback)
  return (
    <div className="flex flex-col gap-4">
      {typeof score === 'number' && <p className="font-semibold">{text.score(score)}</p>}
      <p className="max-w-prose break-words whitespace-pre-line">{overall}</p>
      {remarks.length > 0 && (
        <>
          <h3 className="text-lg">{text.remarks(remarks.length)}</h3>
          <ol className="flex max-w-prose flex-col gap-4">
            {remarks.map(({ from, quote, remark }, place) => (
              <li key={`${from} ${place}`}>
                <blockquote className="border-s-4 border-edge ps-3 break-words text-muted">
                  “{quote}”
                </blockquote>
                <p className="mt-1 break-words whitespace-pre-line">{remark}</p>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
