import { focusHeading } from '#lib/browser/focus-heading.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { browserZone } from '#lib/format/own-zone.ts'
import { Notice } from '#ui/notice.tsx'
import { LetterForm } from './letter-form.tsx'
import { OtherAnswers } from './other-answers.tsx'
import { recommendMessages as text } from './recommend-messages.ts'
import { RequestFacts } from './request-facts.tsx'
import { isAwaited, type LetterRequest, readRequest } from './request.ts'

type Props = {
  token: string
  request: LetterRequest
  onChange: (request: LetterRequest | null) => void
}

/** A request while a letter is awaited, or how it ended. */
export function RequestOfLink({ token, request, onChange }: Props) {
  if (!isAwaited(request)) return <Ended request={request} />
  const onDone = async () => {
    onChange(await readRequest(token))
    focusHeading()
  }
  return (
    <>
      <RequestFacts request={request} />
      <section aria-labelledby="letter" className="flex flex-col gap-5">
        <h2 id="letter" className="text-xl">
          {text.letter}
        </h2>
        <LetterForm token={token} request={request} onDone={onDone} />
      </section>
      <OtherAnswers token={token} isReminded={request.isReminded} onDone={onDone} />
    </>
  )
}

function Ended({ request: { state, endedAt } }: { request: LetterRequest }) {
  const words = Object.entries(text.over).find(([one]) => one === state)?.[1]
  return (
    <Notice tone={state === 'SUBMITTED' ? 'good' : 'info'}>
      <p>{words}</p>
      {endedAt && (
        <p className="tabular text-sm">
          {text.overOn(formatDateTime(endedAt, browserZone()))}
        </p>
      )}
    </Notice>
  )
}
