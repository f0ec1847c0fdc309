import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { SourceCard_SourceFragment } from '#gql/graphql'
import { TextLink } from '#page/links.tsx'
import { timeAgo } from '#lib/format/time-ago.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { workspacePaths } from '#workspace-paths'
import { SourceDialog } from './source-dialog.tsx'
import { syncMessages as text } from './sync-messages.ts'
import { useSyncActions } from './use-sync-actions.ts'

const fragment = graphql(`
  fragment SourceCard_Source on Source {
    id
    name
    kind
    target
    urls
    licence
    isEnabled
    isStale
    staleAfterHours
    lastSuccessAt
    consecutiveFailures
    lastFault
    activeRun {
      id
      state
    }
    ...SourceDialog_Source
  }
`)

/** One source: its state, and everything that an administrator can do with it. */
export function SourceCard(props: { source: FragmentType<typeof fragment> }) {
  const source = readFragment(fragment, props.source)
  const { name, isStale, activeRun } = source
  const [isEditing, setIsEditing] = useState(false)
  return (
    <Card className="flex flex-col gap-3">
      <Head source={source} />
      {isStale && <Notice tone="warn">{text.staleText(source.staleAfterHours)}</Notice>}
      {source.lastFault && (
        <Notice tone="bad">
          <span className="break-words">
            {text.failures(source.consecutiveFailures, source.lastFault)}
          </span>
        </Notice>
      )}
      {activeRun && (
        <p>
          {activeRun.state === 'HELD' ? text.runWaits : text.runGoesOn}{' '}
          <TextLink
            to={workspacePaths.adminSyncRun(activeRun.id)}
            aria-label={text.of(text.openRun, name)}
          >
            {text.openRun}
          </TextLink>
        </p>
      )}
      <Actions source={source} onEdit={() => setIsEditing(true)} />
      {isEditing && <SourceDialog source={source} onClose={() => setIsEditing(false)} />}
    </Card>
  )
}

type PartProps = { source: SourceCard_SourceFragment }

function Head({ source }: PartProps) {
  const { name, isEnabled, isStale, lastSuccessAt } = source
  const facts = [text.kinds[source.kind], text.targets[source.target], source.licence]
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg break-words">{name}</h2>
        <Badge tone={isEnabled ? 'sea' : 'neutral'}>
          {isEnabled ? text.enabled : text.disabled}
        </Badge>
        {isStale && (
          <Badge tone="warn" icon={<TriangleAlert aria-hidden="true" size={16} />}>
            {text.stale}
          </Badge>
        )}
      </div>
      <p className="text-muted">{facts.filter(Boolean).join(' · ')}</p>
      <p className="text-sm break-all text-muted">{source.urls[0]}</p>
      <p className="text-sm text-muted">
        {lastSuccessAt ? text.lastSuccess(timeAgo(lastSuccessAt)) : text.neverRead}
      </p>
    </div>
  )
}

function Actions({ source, onEdit }: PartProps & { onEdit: () => void }) {
  const { id, name, isEnabled } = source
  const { start, enable, isStarting, isSaving } = useSyncActions()
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        isBusy={isStarting}
        aria-label={text.of(text.run, name)}
        onClick={() => void start(id, false)}
      >
        {text.run}
      </Button>
      <Button
        isBusy={isStarting}
        aria-label={text.of(text.dryRun, name)}
        onClick={() => void start(id, true)}
      >
        {text.dryRun}
      </Button>
      <Button
        isBusy={isSaving}
        aria-label={text.of(isEnabled ? text.disable : text.enable, name)}
        onClick={() => void enable(id, !isEnabled)}
      >
        {isEnabled ? text.disable : text.enable}
      </Button>
      <Button aria-label={text.of(text.edit, name)} onClick={onEdit}>
        {text.edit}
      </Button>
    </div>
  )
}
