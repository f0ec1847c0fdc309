import { CircleAlert, CircleCheck, Pause, Play, X } from 'lucide-react'
import { cardStyle } from '#ui/card-style.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { documentMessages as text } from './document-messages.ts'
import { formatBytes } from './format-bytes.ts'
import type { UploadItem, UploadQueue } from './upload-queue.ts'

type UploadListProps = { items: readonly UploadItem[]; queue: UploadQueue }

/** Files that are being uploaded, and why one did not arrive. */
export function UploadList({ items, queue }: UploadListProps) {
  if (items.length === 0) return null
  return (
    <section aria-label={text.uploads}>
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <li key={item.id} className={cardStyle('p-inset')}>
            <UploadRow item={item} queue={queue} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type RowProps = { item: UploadItem; queue: UploadQueue }

function UploadRow({ item, queue }: RowProps) {
  const { name, bytes, state, reason } = item
  const isEnded = state === 'done' || state === 'refused'
  const words = wordsOf(item)
  return (
    <div className="flex items-start gap-3">
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="font-semibold break-words">{name}</p>
        <p className="tabular flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <StateIcon state={state} />
          <span>{words}</span>
          <span>{formatBytes(bytes)}</span>
        </p>
        {!isEnded && (
          <ProgressBar
            label={text.progressOf(name)}
            percent={percentOf(item)}
            words={words}
          />
        )}
        {reason && (
          <p role="alert" className="text-sm">
            {reason}
          </p>
        )}
      </div>
      <UploadActions item={item} queue={queue} isEnded={isEnded} />
    </div>
  )
}

function UploadActions({ item, queue, isEnded }: RowProps & { isEnded: boolean }) {
  const { id, name, state } = item
  const canResume = state === 'paused' || state === 'interrupted'
  return (
    <div className="flex">
      {state === 'sending' && (
        <IconButton
          label={text.pauseNamed(name)}
          icon={<Pause aria-hidden="true" size={20} />}
          onClick={() => queue.pause(id)}
        />
      )}
      {canResume && (
        <IconButton
          label={text.resumeNamed(name)}
          icon={<Play aria-hidden="true" size={20} />}
          onClick={() => queue.resume(id)}
        />
      )}
      <IconButton
        label={isEnded ? text.dismissNamed(name) : text.cancelNamed(name)}
        icon={<X aria-hidden="true" size={20} />}
        onClick={() => queue.remove(id)}
      />
    </div>
  )
}

function StateIcon({ state }: Pick<UploadItem, 'state'>) {
  if (state === 'done')
    return <CircleCheck aria-hidden="true" size={18} className="text-good" />
  if (state === 'refused' || state === 'interrupted')
    return <CircleAlert aria-hidden="true" size={18} className="text-bad" />
  return null
}

function percentOf({ bytes, sentBytes }: UploadItem): number {
  return bytes === 0 ? 0 : Math.min(100, Math.floor((sentBytes / bytes) * 100))
}

function wordsOf(item: UploadItem): string {
  const { state } = item
  return state === 'sending' ? text.state.sending(percentOf(item)) : text.state[state]
}
