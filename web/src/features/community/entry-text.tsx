import type { EntryState } from '#gql/graphql'
import { formatDateTime } from '#lib/format/format.ts'
import { TextLink } from '#page/links.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Notice } from '#ui/notice.tsx'
import { paths } from '#paths'
import { communityMessages as text } from './community-messages.ts'
import { WrittenText } from '#ui/written-text.tsx'

type EntryTextProps = {
  content: string | null | undefined
  state: EntryState
  isOwn: boolean
  isAuthorBlocked: boolean
  /** Shown instead of a deleted one. */
  deleted: string
}

/** The words of a post or reply, or why they are not there. */
export function EntryText(props: EntryTextProps) {
  const { content, state, isOwn, isAuthorBlocked, deleted } = props
  if (isAuthorBlocked) return <p className="text-muted">{text.blocked}</p>
  return (
    <>
      {state === 'HIDDEN' && content && (
        <Notice tone="warn">
          <p>
            {text.hiddenOwn}{' '}
            {isOwn && (
              <TextLink to={paths.communityDecisions()}>{text.decisionsLink}</TextLink>
            )}
          </p>
        </Notice>
      )}
      {content ? (
        <WrittenText>{content}</WrittenText>
      ) : (
        <p className="text-muted">{state === 'HIDDEN' ? text.hidden : deleted}</p>
      )}
    </>
  )
}

type Revision = {
  id: string
  title?: string | null
  content?: string | null
  replacedAt: string
}

/** Earlier versions of a text, for people who want to see what was changed. */
export function EarlierVersions({ revisions }: { revisions: readonly Revision[] }) {
  if (revisions.length === 0) return null
  return (
    <Disclosure summary={text.history(revisions.length)}>
      <ol className="flex flex-col gap-3">
        {revisions.map(({ id, title, content, replacedAt }) => (
          <li key={id} className="rounded border border-line bg-sunken p-3">
            <p className="text-sm text-muted">
              {text.replaced} {formatDateTime(replacedAt)}
            </p>
            {title && <p className="font-semibold">{title}</p>}
            <p className="max-w-prose break-words whitespace-pre-line">
              {content ?? text.historyHidden}
            </p>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
