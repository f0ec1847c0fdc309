import { Page } from '#lib/page.tsx'

export function EditScholarshipPage() {
  return <Page title="Edit scholarship">{null}</Page>
}
