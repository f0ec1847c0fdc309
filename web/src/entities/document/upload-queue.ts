import type { DocumentKind } from '#gql/graphql'

export type UploadState =
  | 'waiting'
  | 'sending'
  | 'paused'
  | 'interrupted'
  | 'done'
  | 'refused'

export type UploadItem = {
  id: string
  name: string
  bytes: number
  sentBytes: number
  state: UploadState
  /** In words, for an interrupted or refused file. */
  reason: string | null
}

/** The reports of one upload: how far it is, its document, or why it ended. */
export type UploadEvents = {
  onProgress: (sentBytes: number) => void
  onDone: (documentId: string | null) => void
  /** A refusal is final; anything else can be resumed. */
  onFailure: (failure: { isRefusal: boolean; reason: string }) => void
}

/** One file on its way. `start` also resumes. */
export type Sending = { start: () => void; pause: () => void; cancel: () => void }

export type SendFile = (file: File, kind: DocumentKind, events: UploadEvents) => Sending

/** A file became a document, or was refused (null). */
export type Settled = (item: UploadItem, documentId: string | null) => void

type Entry = { item: UploadItem; sending: Sending }

/**
 * Uploads files one at a time: on a poor line the first has arrived while the last still waits. A paused or
 * interrupted file lets the next one go.
 */
export class UploadQueue {
  private onSettled: Settled = () => undefined
  private readonly send: SendFile
  private entries: readonly Entry[] = []
  private shown: readonly UploadItem[] = []
  private readonly listeners = new Set<() => void>()
  private nextId = 0

  constructor(send: SendFile) {
    this.send = send
  }

  readonly items = () => this.shown

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Sets who is told of settled files from now on. */
  setOnSettled(onSettled: Settled): void {
    this.onSettled = onSettled
  }

  add(files: readonly File[], kind: DocumentKind): void {
    for (const file of files) this.append(file, kind)
    this.publish()
    this.startNext()
  }

  pause(id: string): void {
    this.find(id)?.sending.pause()
    this.change(id, { state: 'paused' })
    this.startNext()
  }

  resume(id: string): void {
    this.change(id, { state: 'waiting', reason: null })
    this.startNext()
  }

  /** Called when the connection is back. */
  readonly resumeInterrupted = () => {
    for (const { item } of this.entries)
      if (item.state === 'interrupted') this.resume(item.id)
  }

  /** Cancels an upload that has not ended yet, and removes it from the list. */
  remove(id: string): void {
    const entry = this.find(id)
    if (!entry) return
    const { state } = entry.item
    if (state !== 'done' && state !== 'refused') entry.sending.cancel()
    this.entries = this.entries.filter((one) => one !== entry)
    this.publish()
    this.startNext()
  }

  /** Called when the page that added the files goes away. */
  stop(): void {
    for (const { item, sending } of this.entries)
      if (item.state === 'sending') sending.pause()
  }

  private append(file: File, kind: DocumentKind): void {
    const id = `upload-${(this.nextId += 1)}`
    const { name, size: bytes } = file
    const sending = this.send(file, kind, {
      onProgress: (sentBytes) => this.change(id, { sentBytes }),
      onDone: (documentId) =>
        this.settle(id, { state: 'done', sentBytes: bytes }, documentId),
      onFailure: ({ isRefusal, reason }) => {
        if (isRefusal) return this.settle(id, { state: 'refused', reason }, null)
        this.change(id, { state: 'interrupted', reason })
        this.startNext()
      },
    })
    const item = { id, name, bytes, sentBytes: 0, state: 'waiting', reason: null } as const
    this.entries = [...this.entries, { item, sending }]
  }

  private settle(id: string, changed: Partial<UploadItem>, documentId: string | null) {
    this.change(id, changed)
    const entry = this.find(id)
    if (entry) this.onSettled(entry.item, documentId)
    this.startNext()
  }

  private startNext(): void {
    if (this.entries.some(({ item }) => item.state === 'sending')) return
    const next = this.entries.find(({ item }) => item.state === 'waiting')
    if (!next) return
    this.change(next.item.id, { state: 'sending' })
    next.sending.start()
  }

  private change(id: string, changed: Partial<UploadItem>): void {
    this.entries = this.entries.map((entry) =>
      entry.item.id === id ? { ...entry, item: { ...entry.item, ...changed } } : entry,
    )
    this.publish()
  }

  private publish(): void {
    this.shown = this.entries.map(({ item }) => item)
    for (const listener of this.listeners) listener()
  }

  private find(id: string): Entry | undefined {
    return this.entries.find(({ item }) => item.id === id)
  }
}
