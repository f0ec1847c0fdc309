export type Command =
  | { kind: 'points'; digit: string }
  | { kind: 'move'; by: 1 | -1 }
  | { kind: 'comment' | 'next' | 'submit' | 'help' }

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'defaultPrevented' | 'isComposing' | 'target'
>

const commands: Readonly<Record<string, Command>> = {
  ArrowDown: { kind: 'move', by: 1 },
  j: { kind: 'move', by: 1 },
  ArrowUp: { kind: 'move', by: -1 },
  k: { kind: 'move', by: -1 },
  c: { kind: 'comment' },
  n: { kind: 'next' },
  s: { kind: 'submit' },
  '?': { kind: 'help' },
}

/**
 * The command of a key here; null when the key belongs to the browser, to a field that takes text, or to a dialog.
 */
export function commandOf(event: Pressed): Command | null {
  const { key, target } = event
  if (event.ctrlKey || event.altKey || event.metaKey) return null
  if (event.defaultPrevented || event.isComposing) return null
  const place = target instanceof Element ? target : null
  if (place && isElsewhere(place)) return null
  // Up and down scroll the page unless the focus is in the rubric.
  if (key.startsWith('Arrow') && !place?.closest('[data-criterion]')) return null
  if (/^\d$/.test(key)) return { kind: 'points', digit: key }
  return commands[key] ?? null
}

const typedIn =
  'input:not([type=radio],[type=checkbox]), textarea, select, [contenteditable]'

function isElsewhere(place: Element): boolean {
  return place.closest(`${typedIn}, [role=dialog], [role=menu], [popover]`) !== null
}
