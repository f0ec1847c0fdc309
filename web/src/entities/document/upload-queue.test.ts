import { expect, it } from 'vitest'
import { type UploadEvents, UploadQueue } from './upload-queue.ts'

/** A queue whose files the test sends by hand: it notes what was asked of each, and says what each reports. */
function byHand() {
  const asked: string[] = []
  const files = new Map<string, UploadEvents>()
  const settled: string[] = []
  const queue = new UploadQueue((file, kind, events) => {
    files.set(file.name, events)
    const note = (what: string) => () => void asked.push(`${what} ${file.name} ${kind}`)
    return { start: note('start'), pause: note('pause'), cancel: note('cancel') }
  })
  queue.setOnSettled((item, documentId) =>
    settled.push(`${item.name} ${item.state} ${documentId}`),
  )
  const of = (name: string) => files.get(name) as UploadEvents
  const states = () => queue.items().map(({ name, state }) => `${name} ${state}`)
  return { queue, asked, settled, of, states }
}

const file = (name: string) => new File(['0123456789'], name)
const idOf = (queue: UploadQueue, name: string) =>
  queue.items().find((item) => item.name === name)?.id ?? ''

it('sends one file after the other, by what each is', () => {
  const { queue, asked, settled, of, states } = byHand()
  queue.add([file('a'), file('b')], 'ESSAY')
  queue.add([file('c')], 'RESUME')
  expect(asked).toEqual(['start a ESSAY'])
  of('a').onProgress(4)
  expect(queue.items()[0]).toMatchObject({ state: 'sending', sentBytes: 4, bytes: 10 })
  of('a').onDone('document-a')
  of('b').onFailure({ isRefusal: true, reason: 'no' })
  expect(asked).toEqual(['start a ESSAY', 'start b ESSAY', 'start c RESUME'])
  expect(states()).toEqual(['a done', 'b refused', 'c sending'])
  expect(settled).toEqual(['a done document-a', 'b refused null'])
})

it('lets the next one go while one is paused or interrupted, and goes on with it after', () => {
  const { queue, asked, of, states } = byHand()
  queue.add([file('a'), file('b')], 'OTHER')
  queue.pause(idOf(queue, 'a'))
  of('b').onFailure({ isRefusal: false, reason: 'cut' })
  expect(states()).toEqual(['a paused', 'b interrupted'])
  queue.resumeInterrupted()
  expect(states()).toEqual(['a paused', 'b sending'])
  queue.resume(idOf(queue, 'a'))
  expect(states()).toEqual(['a waiting', 'b sending'])
  of('b').onDone(null)
  expect(states()).toEqual(['a sending', 'b done'])
  expect(queue.items()[1]?.reason).toBeNull()
  expect(asked).toEqual([
    'start a OTHER',
    'pause a OTHER',
    'start b OTHER',
    'start b OTHER',
    'start a OTHER',
  ])
})

it('gives up what is taken away before its end, and nothing else', () => {
  const { queue, asked, of, states } = byHand()
  queue.add([file('a'), file('b')], 'OTHER')
  of('a').onDone('x')
  queue.remove(idOf(queue, 'a'))
  queue.remove(idOf(queue, 'b'))
  expect(states()).toEqual([])
  expect(asked).toEqual(['start a OTHER', 'start b OTHER', 'cancel b OTHER'])
})
