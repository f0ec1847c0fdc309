import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Command } from './score-keys.ts'
import { pointsOf, type Criterion } from './score-values.ts'
import { scoringMessages as text } from './scoring-messages.ts'
import type { ScoreState } from './use-score.ts'

export type PanelProps = {
  rubric: readonly Criterion[]
  state: ScoreState
  /** Why nothing can be scored now; null while it can. */
  closed: string | null
  onNext: () => void
}

type Spec = PanelProps & { panel: RefObject<HTMLElement | null>; listKeys: () => void }

export type Commands = ReturnType<typeof useCommands>

/** The panel's actions, by key or by button, and their announcements. */
export function useCommands(spec: Spec) {
  const [said, say] = useState('')
  const place = usePlace(spec)
  const acts = actsOf(spec, place, say)
  function run(command: Command) {
    switch (command.kind) {
      case 'points':
        return acts.giveDigit(command.digit)
      case 'move':
        return place.move(command.by)
      case 'comment':
        return acts.comment(place.current)
      case 'submit':
        return void acts.submit()
      case 'next':
        return spec.onNext()
      case 'help':
        return spec.listKeys()
    }
  }
  return { run, said, ...place, ...acts }
}

type Place = ReturnType<typeof usePlace>

/** The criterion that keys act on, and the focus. */
function usePlace({ rubric, panel }: Pick<Spec, 'rubric' | 'panel'>) {
  const [current, setCurrent] = useState(0)
  const [commenting, setCommenting] = useState<string | null>(null)
  const wanted = useRef<string | null>(null)
  const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector)
  useLayoutEffect(() => {
    if (!wanted.current) return
    find(wanted.current)?.focus()
    wanted.current = null
  })
  function focusOn(index: number) {
    const criterion = rubric[index]
    if (!criterion) return
    const box = selectorOf(criterion)
    const level = find(`${box} input:checked`) ?? find(`${box} input`)
    level?.focus()
  }
  return {
    current,
    setCurrent,
    commenting,
    setCommenting,
    focusOn,
    /** Focuses it once it is rendered. */
    focusSoon: (selector: string) => void (wanted.current = selector),
    focusHeading: () => find('h2')?.focus(),
    /** From outside the rubric, the first press leads to the marked criterion. */
    move(by: 1 | -1) {
      const here = document.activeElement?.closest('[data-criterion]') ?? null
      const next = panel.current?.contains(here) ? current + by : current
      focusOn(Math.min(Math.max(next, 0), rubric.length - 1))
    },
  }
}

function actsOf(
  { rubric, state, closed }: Spec,
  place: Place,
  say: (said: string) => void,
) {
  const isReadOnly = state.isFinal || closed !== null
  function give(criterion: Criterion, points: number) {
    const now = state.now()
    state.change({ points: { ...now.points, [criterion.key]: points } })
    const anchor = criterion.levels.find((level) => level.points === points)?.anchor ?? ''
    say(text.given(criterion.name, points, anchor))
  }
  return {
    give,
    giveDigit(digit: string) {
      const criterion = rubric[place.current]
      if (!criterion || isReadOnly) return
      const points = pointsOf(criterion, digit)
      if (points === null) return say(text.noLevel(criterion.name, digit))
      give(criterion, points)
      place.focusSoon(`${selectorOf(criterion)} input:checked`)
    },
    comment(index: number) {
      const criterion = rubric[index]
      if (!criterion || isReadOnly) return
      place.setCurrent(index)
      place.setCommenting(criterion.key)
      place.focusSoon(`${selectorOf(criterion)} textarea`)
    },
    ...standingOf({ rubric, state, isReadOnly }, place, say),
  }
}

/** Submits the score, reopens it, and loads a newer submission. */
function standingOf(
  { rubric, state, isReadOnly }: Pick<Spec, 'rubric' | 'state'> & { isReadOnly: boolean },
  place: Place,
  say: (said: string) => void,
) {
  return {
    async submit() {
      if (isReadOnly) return
      const [first] = state.missing
      if (first) {
        say(text.missingNamed(state.missing.map(({ name }) => name).join(', ')))
        return place.focusOn(rubric.indexOf(first))
      }
      if (!(await state.setFinal(true))) {
        // When there is a new version to read.
        place.focusSoon('[data-new-version]')
        return say(text.submitFailed)
      }
      say(text.submitted)
      // The pressed button is gone, so the focus moves to the heading.
      place.focusHeading()
    },
    async readNew() {
      await state.version.readNew()
      say(text.newRead)
      // The pressed button is gone, so the focus moves to the heading.
      place.focusHeading()
    },
    async takeBack() {
      if (!(await state.setFinal(false))) return
      say(text.takenBack)
      place.focusHeading()
    },
  }
}

const selectorOf = ({ key }: Criterion) => `[data-criterion="${CSS.escape(key)}"]`
