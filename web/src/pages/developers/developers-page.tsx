import { TextPage } from '#page/text-page.tsx'
import { Guide } from './guide.tsx'
import { TryIt } from './try-it.tsx'

/** /developers: for those who connect an institution's systems. */
export function DevelopersPage() {
  return (
    <TextPage
      title="Partner API"
      lead="Read your scholarships and applicants from your own systems, and get webhooks as things happen."
    >
      <Guide />
      <TryIt />
    </TextPage>
  )
}
