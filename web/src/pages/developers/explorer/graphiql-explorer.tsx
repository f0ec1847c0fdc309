import '@graphiql/react/style.css'
import '@graphiql/plugin-doc-explorer/style.css'
import 'graphiql/graphiql.css'
import './explorer.css'
import { GraphiQL, type GraphiQLProps } from 'graphiql'
import { useCallback, useLayoutEffect } from 'react'
import { useIsDark } from '#lib/browser/use-is-dark.ts'
import { messages } from '#lib/messages.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { askAsPartner } from '../ask-as-partner.ts'
import { examples } from '../examples.ts'
import { explorerWords as words } from '../explorer-words.ts'
import { askedOperation } from './asked-operation.ts'
import { noStorage } from './no-storage.ts'
import { shownAnswer } from './shown-answer.ts'
import { setLineStyles } from './style-attributes.ts'
import { useSchema } from './use-schema.ts'

const tabs = Object.values(examples).map((query) => ({ query }))

/** GraphiQL with the schema of this site. It keeps nothing: no operation, no answer and no key is stored. */
export function GraphiqlExplorer({ apiKey }: { apiKey: string }) {
  const { schema, hasFailed, retry } = useSchema()
  const isDark = useIsDark()
  const fetcher = useCallback<GraphiQLProps['fetcher']>(
    (operation) => ask(apiKey, askedOperation(operation)),
    [apiKey],
  )
  useLayoutEffect(() => {
    const end = setLineStyles(document.body)
    return () => {
      end()
      document.body.classList.remove('graphiql-light', 'graphiql-dark')
    }
  }, [])
  return (
    <>
      {hasFailed && (
        <Notice tone="bad">
          <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
            <p>{words.noSchema}</p>
            <Button onClick={retry}>{words.again}</Button>
          </div>
        </Notice>
      )}
      <div className="explorer">
        <GraphiQL
          fetcher={fetcher}
          schema={schema}
          dangerouslyAssumeSchemaIsValid
          storage={noStorage}
          defaultTabs={tabs}
          defaultEditorToolsVisibility="variables"
          isHeadersEditorEnabled={false}
          shouldPersistHeaders={false}
          showPersistHeadersSettings={false}
          forcedTheme={isDark ? 'dark' : 'light'}
          plugins={[]}
        >
          <GraphiQL.Logo>{null}</GraphiQL.Logo>
        </GraphiQL>
      </div>
    </>
  )
}

async function ask(apiKey: string, operation: object): Promise<object> {
  try {
    return shownAnswer(await askAsPartner(apiKey, operation))
  } catch {
    return { errors: [{ message: messages.offline() }] }
  }
}
