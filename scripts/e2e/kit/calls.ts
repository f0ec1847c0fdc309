/** Calls that have to succeed, and their answers. */
import { expectStatus } from './people.ts'
import type { Client } from './rest.ts'

export type Row = Record<string, unknown> & { id: string }

/** Posts, expects this status and returns the answer. */
export async function made(client: Client, path: string, body: unknown, status = 201) {
  const answer = await client.post<Row>(path, body)
  expectStatus(answer, status)
  return answer.body
}

/** The rows of a list. */
export async function listed(client: Client, path: string) {
  const answer = await client.get<Row[]>(path)
  expectStatus(answer, 200)
  return answer.body
}

/** Reads one record. */
export async function read(client: Client, path: string) {
  const answer = await client.get<Row>(path)
  expectStatus(answer, 200)
  return answer.body
}

/** Sends an operation that has no REST path and returns its field `answer`. */
export async function ask(client: Client, query: string, input: object) {
  type Result = { data?: { answer: Record<string, unknown> | null } }
  const { body, text } = await client.post<Result>('/graphql', {
    query,
    variables: { input },
  })
  if (!body.data?.answer) throw new Error(text)
  return body.data.answer
}
