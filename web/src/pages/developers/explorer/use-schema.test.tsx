import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useSchema } from './use-schema.ts'

it('reports a failed schema, and bypasses the browser’s cache on retry', async () => {
  const asked: (RequestInit | undefined)[] = []
  vi.stubGlobal('fetch', async (_path: string, how?: RequestInit) => {
    asked.push(how)
    if (asked.length === 1) throw new TypeError('away')
    return new Response('type Query { answer: Int }')
  })
  const { result } = renderHook(() => useSchema())
  await waitFor(() => expect(result.current.hasFailed).toBe(true))
  expect(result.current.schema).toBeNull()
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.hasFailed).toBe(false))
  expect(result.current.schema?.getQueryType()?.name).toBe('Query')
  expect(asked.map((how) => how?.cache)).toEqual(['default', 'reload'])
})
