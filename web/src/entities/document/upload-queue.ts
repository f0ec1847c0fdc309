export type UploadState =
  'waiting' | 'sending' | 'paused' | 'interrupted' | 'done' | 'refused'

export type UploadItem = {
  id: string
  name: string
  bytes: number
  sentBytes: number
  state: UploadState
  /** In words, for what was interrupted or refused. */
  reason: string | null
}

/** What one upload reports: how far it is, its document, or why it ended. */
export type UploadEvents = {
  onProgress: (sentBytes: number) => void
  onDone: (documentId: string | null) => void
  /** A refusal is final; anything else can be resumed. */
  onFailure: (failure: { isRefusal: boolean; reason: string }) => void
}

/** One file on its way. `start` also resumes. */
export type Sending = { start: () => void; pause: () => void; cancel: () => void }

export type SendFile = (file: File, events: UploadEvents) => Sending

type Entry = { item: UploadItem; sending: Sending }

export type UploadQueue = ReturnType<typeof createUploadQueue>

/**
 * Files on their way, one at a time: on a poor line the first is there while the last still waits. What is
 * paused or interrupted lets the next one go.
 * @param o.onSettled a file became a document, or was refused
 */
export function createUploadQueue(o: {
  send: SendFile
  onSettled: (item: UploadItem, documentId: string | null) => void
}) {
  let entries: readonly Entry[] = []
  let items: readonly UploadItem[] = []
  let nextId = 0
  const listeners = new Set<() => void>()

  function change(id: string, changed: Partial<UploadItem>): UploadItem | null {
    entries = entries.map((entry) =>
      entry.item.id === id ? { ...entry, item: { ...entry.item, ...changed } } : entry,
    )
    publish()
    return find(id)?.item ?? null
  }

  function publish() {
    items = entries.map(({ item }) => item)
    for (const listener of listeners) listener()
  }

  const find = (id: string) => entries.find(({ item }) => item.id === id)

  function startNext() {
    if (entries.some(({ item }) => item.state === 'sending')) return
    const next = entries.find(({ item }) => item.state === 'waiting')
    if (!next) return
    change(next.item.id, { state: 'sending', reason: null })
    next.sending.start()
  }

  function settle(id: string, changed: Partial<UploadItem>, documentId: string | null) {
    const item = change(id, changed)
    if (item) o.onSettled(item, documentId)
    startNext()
  }

  function add(file: File) {
    const id = `upload-${(nextId += 1)}`
    const item = { id, name: file.name, bytes: file.size, sentBytes: 0, reason: null }
    const sending = o.send(file, {
      onProgress: (sentBytes) => void change(id, { sentBytes }),
      onDone: (documentId) =>
        settle(id, { state: 'done', sentBytes: file.size }, documentId),
      onFailure({ isRefusal, reason }) {
        if (isRefusal) return settle(id, { state: 'refused', reason }, null)
        change(id, { state: 'interrupted', reason })
        startNext()
      },
    })
    entries = [...entries, { item: { ...item, state: 'waiting' }, sending }]
  }

  return {
    items: () => items,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add(files: readonly File[]) {
      for (const file of files) add(file)
      publish()
      startNext()
    },
    pause(id: string) {
      find(id)?.sending.pause()
      change(id, { state: 'paused' })
      startNext()
    },
    resume(id: string) {
      change(id, { state: 'waiting', reason: null })
      startNext()
    },
    /** The line is back. */
    resumeInterrupted() {
      for (const { item } of entries)
        if (item.state === 'interrupted')
          change(item.id, { state: 'waiting', reason: null })
      startNext()
    },
    remove(id: string) {
      const entry = find(id)
      if (!entry) return
      if (entry.item.state !== 'done' && entry.item.state !== 'refused')
        entry.sending.cancel()
      entries = entries.filter((one) => one !== entry)
      publish()
      startNext()
    },
    /** Whoever added them leaves. */
    stop() {
      for (const { item, sending } of entries) if (item.state === 'sending') sending.pause()
    },
  }
}
