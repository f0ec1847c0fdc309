import { useLocation } from 'react-router'
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx'
import { NewsletterLink } from '#features/newsletter/newsletter-link.tsx'
import { newsletterMessages as text } from '#features/newsletter/newsletter-messages.ts'
import { Page } from '#page/page.tsx'

const LINK = /^#(confirm|leave)=([\w-]+)$/

/** /newsletter, and the target of the links in its mails. Browsers never send the part behind `#` by themselves. */
export function NewsletterPage() {
  const { hash, state } = useLocation()
  const [, what, token] = LINK.exec(hash) ?? []
  if ((what === 'confirm' || what === 'leave') && token)
    return (
      <Page title={text[`${what}Title`]} width="form">
        <NewsletterLink key={hash} what={what} token={token} />
      </Page>
    )
  const typed = (state as { email?: unknown } | null)?.email
  const initial = typeof typed === 'string' ? typed : ''
  return (
    <Page title={text.title} lead={text.lead} width="form">
      <NewsletterForm key={initial} initial={initial} />
    </Page>
  )
}
