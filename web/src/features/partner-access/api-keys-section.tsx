import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { readFragment } from '#gql'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { apiKeyFragment, apiKeysQuery } from './api-key-query.ts'
import { ApiKeyRow } from './api-key-row.tsx'
import { CreateKeyForm } from './create-key-form.tsx'
import { partnerAccessMessages as text } from './partner-access-messages.ts'
import { ShownSecret } from './shown-secret.tsx'

/** The keys of an organization, and a new one. */
export function ApiKeysSection({ organizationId }: { organizationId: string }) {
  const result = useQuery(apiKeysQuery, { variables: { organizationId }, ...freshList })
  /** Shown until the page is left: nobody can read it again. */
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <section className="in-turn flex flex-col gap-4">
      <h3 className="text-lg">{text.keys}</h3>
      {secret !== null && (
        <ShownSecret
          key={secret}
          note={text.keyOnce}
          label={text.secretLabel}
          secret={secret}
        />
      )}
      <PaginatedList
        result={result}
        list={result.data?.apiKeys}
        noun={text.keyNoun}
        failed={text.failed}
        loading={text.loading}
        empty={<p className="text-muted">{text.keysEmpty}</p>}
      >
        {(node) => (
          <ApiKeyRow
            organizationId={organizationId}
            apiKey={readFragment(apiKeyFragment, node)}
            onMade={setSecret}
          />
        )}
      </PaginatedList>
      <div className="max-w-form">
        <Disclosure summary={text.createKey}>
          <CreateKeyForm organizationId={organizationId} onMade={setSecret} />
        </Disclosure>
      </div>
    </section>
  )
}
