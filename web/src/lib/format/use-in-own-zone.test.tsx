import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { setReaderZone } from './reader-zone.ts'
import { useDayOf } from './use-in-own-zone.ts'

afterEach(() => setReaderZone(null))

/** Late in the evening of UTC, and early on the next day in Nairobi. */
const INSTANT = '2026-11-26T22:10:00.000Z'

function Day({ instant }: { instant: string | null }) {
  return <p>{useDayOf(instant) ?? 'never'}</p>
}

it('a page that was made elsewhere is taken over as it is, and then says the day of its reader', async () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Day instant={INSTANT} />)
  expect(root.textContent).toBe('26 Nov 2026')
  setReaderZone('Africa/Nairobi')
  const faults: unknown[] = []
  await act(async () => {
    hydrateRoot(root, <Day instant={INSTANT} />, {
      onRecoverableError: (fault) => faults.push(fault),
    })
  })
  expect(faults).toEqual([])
  expect(root.textContent).toBe('27 Nov 2026')
})

it('where the server is makes no difference to what it writes', () => {
  setReaderZone('Africa/Nairobi')
  expect(renderToString(<Day instant={INSTANT} />)).toContain('26 Nov 2026')
  expect(renderToString(<Day instant={null} />)).toContain('never')
})
