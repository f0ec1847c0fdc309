import { CircleAlert, CircleCheck, CloudOff, LoaderCircle, PencilLine } from 'lucide-react'
import { readerZone } from '#lib/format/reader-zone.ts'
import type { SaveState } from '#lib/forms/autosave.ts'

const text = {
  saved: (time: string) => `Saved ${time}`,
  savedBefore: 'Saved',
  unsaved: 'Not saved yet…',
  saving: 'Saving…',
  offline: 'Not saved yet: kept on this device',
  refused: 'Not saved',
} as const

const icons = {
  saved: CircleCheck,
  unsaved: PencilLine,
  saving: LoaderCircle,
  offline: CloudOff,
  refused: CircleAlert,
} satisfies Record<SaveState['kind'], unknown>

/** Says whether what is on the screen has been saved, and when. */
export function SaveLine({ state }: { state: SaveState }) {
  const Icon = icons[state.kind]
  const isWrong = state.kind === 'offline' || state.kind === 'refused'
  return (
    <div className="me-auto flex items-center gap-2 text-sm text-muted">
      <Icon aria-hidden="true" size={16} className="shrink-0" />
      <p className="tabular">{wordsOf(state)}</p>
      {/* Announced only when something is wrong: the form saves after each pause. */}
      <p role="status" className="sr-only">
        {isWrong && wordsOf(state)}
      </p>
    </div>
  )
}

function wordsOf(state: SaveState): string {
  switch (state.kind) {
    case 'saved':
      return state.at === null ? text.savedBefore : text.saved(timeOf(state.at))
    case 'refused':
      return state.message ? `${text.refused}: ${state.message}` : text.refused
    case 'unsaved':
    case 'saving':
    case 'offline':
      return text[state.kind]
  }
}

function timeOf(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: readerZone(),
  }).format(new Date(instant))
}
