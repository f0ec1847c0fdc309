import { TextPage } from '#features/about/text-page.tsx'
import { Explorer } from './explorer.tsx'
import { Guide } from './guide.tsx'

/** /developers: for those who connect an institution's systems. */
export function DevelopersPage() {
  return (
    <TextPage
      title="Partner API"
      lead="Read your programs and applicants in your own systems, and be told as things happen."
    >
      <Guide />
      <Explorer />
    </TextPage>
  )
}
