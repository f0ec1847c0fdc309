import { graphql, readFragment, type FragmentType } from '#gql'
import { formatDayOf } from '#lib/format/format.ts'
import { webUrl } from '#lib/browser/web-url.ts'
import { Notice } from '#ui/notice.tsx'
import { moderationMessages as text } from './moderation-messages.ts'

const fragment = graphql(`
  fragment LinkList_ListingModeration on ListingModeration {
    linkChecks {
      url
      state
      httpStatus
      movedTo
      checkedAt
      isChangedSinceVerified
    }
  }
`)

/** How each address of a listing last answered, and what to do about it. */
export function LinkList(props: { moderation: FragmentType<typeof fragment> }) {
  const { linkChecks } = readFragment(fragment, props.moderation)
  if (linkChecks.length === 0) return null
  return (
    <ul aria-label={text.linksLabel} className="flex flex-col gap-2 text-sm">
      {linkChecks.map((check) => {
        const href = webUrl(check.url)
        const facts = [
          text.linkStates[check.state],
          ...(check.httpStatus ? [String(check.httpStatus)] : []),
          ...(check.checkedAt ? [text.tried(formatDayOf(check.checkedAt))] : []),
        ]
        return (
          <li key={check.url} className="flex flex-col gap-1">
            <span className="wrap-anywhere">
              {href ? (
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="text-sea underline underline-offset-2"
                >
                  {check.url}
                </a>
              ) : (
                check.url
              )}{' '}
              <span className="text-muted">{facts.join(' · ')}</span>
            </span>
            {check.movedTo && (
              <Notice tone="warn">
                <span className="wrap-anywhere">{text.movedTo(check.movedTo)}</span>
              </Notice>
            )}
            {check.isChangedSinceVerified && (
              <Notice tone="warn">{text.pageChanged}</Notice>
            )}
          </li>
        )
      })}
    </ul>
  )
}
