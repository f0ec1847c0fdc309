import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
import { Subject } from 'rxjs'
import { expect, it } from 'vitest'
import { refetchOvertakenReads } from './refetch-overtaken-reads.ts'

const read = gql`
  query Heart {
    isSaved
  }
`
const change = gql`
  mutation Save {
    save
  }
`

/** A server whose answers a test gives, in the order of the requests. */
function startClient() {
  const asked: { name: string | undefined; answer: Subject<ApolloLink.Result> }[] = []
  const server = new ApolloLink(({ operationName }) => {
    const answer = new Subject<ApolloLink.Result>()
    asked.push({ name: operationName, answer })
    return answer
  })
  const client = new ApolloClient({
    link: ApolloLink.from([refetchOvertakenReads(), server]),
    cache: new InMemoryCache(),
  })
  const answer = (place: number, data: Record<string, unknown>) => {
    asked[place]?.answer.next({ data })
    asked[place]?.answer.complete()
  }
  return { client, answer, names: () => asked.map(({ name }) => name) }
}

it('asks again for what was on its way while something was changed', async () => {
  const { client, answer, names } = startClient()
  const reading = client.query({ query: read })
  const saving = client.mutate({ mutation: change })
  answer(1, { save: true })
  await saving
  answer(0, { isSaved: false })
  await expect.poll(names).toEqual(['Heart', 'Save', 'Heart'])
  answer(2, { isSaved: true })
  expect((await reading).data).toEqual({ isSaved: true })
})

it('takes an answer that nothing has changed under', async () => {
  const { client, answer, names } = startClient()
  const saving = client.mutate({ mutation: change })
  answer(0, { save: true })
  await saving
  const reading = client.query({ query: read })
  answer(1, { isSaved: true })
  expect((await reading).data).toEqual({ isSaved: true })
  expect(names()).toEqual(['Save', 'Heart'])
})
