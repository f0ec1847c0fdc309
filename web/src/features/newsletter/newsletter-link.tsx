import { useState } from 'react'
import { ask } from '#lib/graphql/graphql-request.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { newsletterMessages as text } from './newsletter-messages.ts'

const ANSWER = {
  confirm: /* GraphQL */ `
    mutation NewsletterLinkConfirm($input: NewsletterTokenInput!) {
      result: confirmNewsletter(input: $input) {
        __typename
        ... on NewsletterSuccess {
          message
        }
        ... on Problem {
          code
          message
        }
      }
    }
  `,
  leave: /* GraphQL */ `
    mutation NewsletterLinkLeave($input: NewsletterTokenInput!) {
      result: leaveNewsletter(input: $input) {
        __typename
        ... on NewsletterSuccess {
          message
        }
        ... on Problem {
          code
          message
        }
      }
    }
  `,
} as const

type Props = { what: keyof typeof ANSWER; token: string }
type Said = { tone: 'good' | 'warn'; words: string }

/** Does what a mail's link is for once its button is pressed: opening the page changes nothing. */
export function NewsletterLink({ what, token }: Props) {
  const [said, setSaid] = useState<Said | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  async function press() {
    setIsBusy(true)
    try {
      const { result } = await ask(ANSWER[what], { input: { token } })
      if (isProblem(result)) setSaid({ tone: 'warn', words: showError(result) })
      else setSaid({ tone: 'good', words: result.message })
    } catch (error) {
      setSaid({ tone: 'warn', words: `${text.failed}. ${showError(error, 'page')}` })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className="flex flex-col items-start gap-5">
      <div role="status" className="w-full">
        {said ? (
          <Notice tone={said.tone}>{said.words}</Notice>
        ) : (
          <p>{text[`${what}Ask`]}</p>
        )}
      </div>
      {said?.tone !== 'good' && (
        <Button kind="primary" isBusy={isBusy} onClick={() => void press()}>
          {text[what]}
        </Button>
      )}
    </div>
  )
}
