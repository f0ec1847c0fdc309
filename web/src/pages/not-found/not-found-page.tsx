import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { paths } from '#paths'
import { layoutMessages } from '../../layout/layout-messages.ts'

export function NotFoundPage() {
  return (
    <Page title={layoutMessages.notFoundTitle} lead={layoutMessages.notFound} width="prose">
      <div>
        <LinkButton kind="primary" to={paths.home()}>
          Go to the home page
        </LinkButton>
      </div>
    </Page>
  )
}
