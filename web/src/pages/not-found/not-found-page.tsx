import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { paths } from '#paths'

const text = {
  title: '404 Page Not Found',
  lead: 'This page doesn’t exist. It may have moved, or the link may be mistyped.',
  home: 'Go to the home page',
}

export function NotFoundPage() {
  return (
    <Page title={text.title} lead={text.lead} width="prose">
      <div>
        <LinkButton kind="primary" to={paths.home()}>
          {text.home}
        </LinkButton>
      </div>
    </Page>
  )
}
