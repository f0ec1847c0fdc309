import { useState } from 'react'
import { TextLink } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { workspacePaths } from '#workspace-paths'
import { explorerWords as words } from './explorer-words.ts'

const GraphiqlExplorer = lazyPart(async () =>
  (await import('./explorer/load-explorer.ts')).loadExplorer(),
)

/** /developers/explorer: GraphiQL, which asks as a system with the key does. */
export function ExplorerPage() {
  const [key, setKey] = useState('')
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={<TextLink to={workspacePaths.developers()}>{words.guide}</TextLink>}
    >
      <div className="flex max-w-prose flex-col gap-3">
        <TextField
          name="key"
          label={words.key}
          help={words.keyHelp}
          value={key}
          onChange={setKey}
          isOptional
          autoComplete="off"
          spellCheck={false}
        />
        <p>{words.limits}</p>
        <p>{words.keyboard}</p>
      </div>
      <LazyPart
        fallback={
          <Loading label={words.loading}>
            <Skeleton className="h-96" />
          </Loading>
        }
        failed={<PartFailed />}
      >
        <GraphiqlExplorer apiKey={key.trim()} />
      </LazyPart>
    </Page>
  )
}
