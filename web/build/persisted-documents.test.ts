import { ApolloClient, HttpLink, InMemoryCache, gql } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import { expect, it } from 'vitest'
import { sentText } from './graphql-documents.ts'
import { persistedDocuments } from '../src/lib/apollo/persisted-documents.ts'

const plain = gql`
  query Book {
    book {
      id
    }
  }
`
const built = { ...plain, __meta__: { hash: 'the-hash' } } as DocumentNode
const answer = { data: { book: { __typename: 'Book', id: '1' } } }
const notFound = {
  errors: [
    {
      message: 'PersistedQueryNotFound',
      extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
    },
  ],
}

type Sent = { query?: string; extensions?: { persistedQuery?: { sha256Hash: string } } }

/** A client of a gateway that knows the hash, or of one that does not, and the requests that it got. */
function startClient(o: { knows: boolean }) {
  const sent: Sent[] = []
  const fetch = async (_uri: unknown, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body)) as Sent
    sent.push(body)
    const result = body.query !== undefined || o.knows ? answer : notFound
    return new Response(JSON.stringify(result), {
      headers: { 'content-type': 'application/json' },
    })
  }
  const link = persistedDocuments().concat(new HttpLink({ uri: '/graphql', fetch }))
  const client = new ApolloClient({ link, cache: new InMemoryCache() })
  const ask = (query: DocumentNode) => client.query({ query, fetchPolicy: 'network-only' })
  return { ask, sent }
}

it('sends the hash that the build gave a document, without its text', async () => {
  const { ask, sent } = startClient({ knows: true })
  const { data } = await ask(built)
  expect(data).toEqual(answer.data)
  expect(sent).toMatchObject([
    { extensions: { persistedQuery: { sha256Hash: 'the-hash' } } },
  ])
  expect(sent[0]?.query).toBeUndefined()
})

it('sends the text that the build took the hash of, to a gateway that does not know it', async () => {
  const { ask, sent } = startClient({ knows: false })
  const { data } = await ask(built)
  expect(data).toEqual(answer.data)
  expect(sent.map(({ query }) => query)).toEqual([undefined, sentText(plain)])
  await ask(built)
  expect(sent.length).toBe(3)
  expect(sent[2]?.query).toBe(sentText(plain))
})

it('sends the text of a document that no build has seen', async () => {
  const { ask, sent } = startClient({ knows: true })
  await ask(plain)
  expect(sent).toEqual([expect.objectContaining({ query: sentText(plain) })])
})
