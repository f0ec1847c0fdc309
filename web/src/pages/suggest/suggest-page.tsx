import { SuggestForm } from '#features/suggest/suggest-form.tsx'
import { suggestMessages as text } from '#features/suggest/suggest-messages.ts'
import { Page } from '#page/page.tsx'

/** Anybody can suggest the page of an award that is missing here. */
export function SuggestPage() {
  return (
    <Page title={text.title} lead={text.lead} width="form">
      <SuggestForm />
    </Page>
  )
}
