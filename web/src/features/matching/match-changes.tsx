import { formatDateTime } from '#lib/format/format.ts'
import { TextLink } from '#page/links.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { MatchChanges_MatchChangesFragment } from '#gql/graphql'
import { paths } from '#paths'
import { resultMessages as text } from './result-messages.ts'

const matchChangesFragment = graphql(`
  fragment MatchChanges_MatchChanges on MatchChanges {
    since
    added {
      label
      awaits
      score
      scoreBase
      scholarship {
        id
        slug
        title
      }
    }
    removed {
      reason
      explanation
      scholarship {
        id
        slug
        title
      }
    }
    rescored {
      before
      after
      scholarship {
        id
        slug
        title
      }
    }
  }
`)

const changesInShortFragment = graphql(`
  fragment ChangesInShort_MatchChanges on MatchChanges {
    added {
      title
    }
    removed {
      reason
    }
    rescored {
      after
    }
  }
`)

type MadeByItselfProps = {
  cause: keyof typeof text.madeByItself
  changes: FragmentType<typeof changesInShortFragment> | null | undefined
}

/** Explains a result that the student did not request, and what it changed. */
export function MadeByItself({ cause, changes }: MadeByItselfProps) {
  const found = readFragment(changesInShortFragment, changes)
  const parts = found && [
    text.addedCount(found.added.length),
    text.removedCount(found.removed.length),
    text.rescoredCount(found.rescored.length),
  ]
  const words = parts?.filter((part) => part !== null) ?? []
  return (
    <p className="max-w-prose">
      {text.madeByItself[cause]}
      {words.length > 0 && ` ${text.sinceThen(words)}`}
    </p>
  )
}

type Changes = MatchChanges_MatchChangesFragment
type Props = { changes: FragmentType<typeof matchChangesFragment> }

/** The differences from the run before: new, gone (with the reason), and scored differently. */
export function MatchChanges({ changes }: Props) {
  const { since, added, removed, rescored } = readFragment(matchChangesFragment, changes)
  const count = added.length + removed.length + rescored.length
  return (
    <section aria-label={text.changes(formatDateTime(since))}>
      <Disclosure summary={text.changesCount(count, formatDateTime(since))}>
        {count === 0 && <p className="ps-7">{text.changesNone}</p>}
        <div className="flex flex-col gap-4 ps-7">
          <ChangeList
            title={text.added}
            rows={added.map(({ scholarship, label, awaits, score, scoreBase }) => {
              const words = typeof score === 'number' ? text.matchOf(score) : scoreBase
              return { scholarship, words: awaits ? `${words} · ${label}` : words }
            })}
          />
          <ChangeList
            title={text.removed}
            rows={removed.map(({ scholarship, explanation }) => ({
              scholarship,
              words: explanation,
            }))}
          />
          <ChangeList
            title={text.rescored}
            rows={rescored.map(({ scholarship, before, after }) => ({
              scholarship,
              words: text.beforeAfter(before, after),
            }))}
          />
        </div>
      </Disclosure>
    </section>
  )
}

type ChangeListProps = {
  title: string
  rows: readonly { scholarship: Changes['added'][number]['scholarship']; words: string }[]
}

function ChangeList({ title, rows }: ChangeListProps) {
  if (rows.length === 0) return null
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <ul>
        {rows.map(({ scholarship, words }) => (
          <li key={scholarship.id}>
            <TextLink
              to={paths.scholarship(scholarship.slug)}
              className="inline-flex min-h-11 items-center"
            >
              <span className="wrap-anywhere">{scholarship.title}</span>
            </TextLink>
            <p className="text-muted">{words}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
